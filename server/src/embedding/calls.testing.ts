import { endEmbeddedSession, openEmbeddedSession, renewEmbeddedSession } from '@energycockpit/contract'
import type { CallExample } from '../http/call-example.testing'

/** Open to everybody who brings what was given to a foreign page, which no walk does; see embedded-sign-in.test.ts. */
export const embeddingExamples: readonly CallExample[] = [
  { call: openEmbeddedSession, status: 400 },
  { call: renewEmbeddedSession, status: 400 },
  { call: endEmbeddedSession, status: 400 },
]
