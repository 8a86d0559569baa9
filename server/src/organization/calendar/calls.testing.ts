import { getPublicHolidays } from '@energycockpit/contract'
import { seeMeteringPoints } from '../../access/roles.testing'
import type { CallExample } from '../../http/call-example.testing'

export const calendarExamples: readonly CallExample[] = [
  {
    ...{ call: getPublicHolidays, roles: seeMeteringPoints },
    ...{ query: 'country=DE&year=2026', everyQuery: 'country=DE&region=BY&year=2026&language=de' },
  },
]
