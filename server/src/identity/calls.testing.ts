import { getHealth, getKeycloakConfiguration } from '@energycockpit/contract'
import type { CallExample } from '../http/call-example.testing'

/** What clients ask before anybody has signed in. */
export const identityExamples: readonly CallExample[] = [
  { call: getKeycloakConfiguration },
  { call: getHealth },
]
