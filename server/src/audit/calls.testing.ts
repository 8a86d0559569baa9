import { getAuditEntries, verifyAuditLog } from '@energycockpit/contract'
import { administrators, operator } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

export const auditExamples: readonly CallExample[] = [
  {
    ...{ call: getAuditEntries, roles: administrators, ofSubBusiness: 'businessId=1001' },
    everyQuery: 'person=a&businessId=1001',
  },
  { call: verifyAuditLog, roles: operator },
]
