import { search } from '@energycockpit/contract'
import { everyRole } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

export const searchExamples: readonly CallExample[] = [
  { call: search, roles: everyRole, query: 'query=meter' },
]
