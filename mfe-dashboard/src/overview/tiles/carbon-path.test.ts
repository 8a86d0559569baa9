import { monthSoFar } from '../month-so-far'
import { carbonPath } from './carbon-path'

test('emissions lead to the report of the year in which the month is', () => {
  const of = (today: string) => carbonPath('/platform', { nodeId: 'loc', month: monthSoFar(today) })
  expect(of('2026-11-26')).toBe('/platform/enms/carbon?year=2026&base=2025&node=loc')
  expect(of('2027-01-01')).toBe('/platform/enms/carbon?year=2026&base=2025&node=loc')
})
