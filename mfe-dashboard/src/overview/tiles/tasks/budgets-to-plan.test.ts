import type { Budget } from '@energycockpit/contract'
import { budgetsToPlan } from './budgets-to-plan'

const budget = (name: string, year: number, more: object = {}) =>
  ({ name, year, businessId: 7, nodeId: null, productType: 'GAS', ...more }) as Budget
const all = [
  budget('gas', 2026),
  budget('power', 2026, { productType: 'ELECTRICITY' }),
  budget('hall', 2026, { nodeId: 'loc-hall' }),
  budget('old', 2025, { productType: 'HEAT' }),
  budget('gas again', 2027),
]
const names = (today: string) => budgetsToPlan(all, today).budgets.map(({ name }) => name)

test('in the last quarter what nobody has planned for the next year', () => {
  expect(names('2026-10-01')).toEqual(['power', 'hall'])
  expect(names('2026-12-31')).toEqual(['power', 'hall'])
  expect(budgetsToPlan(all, '2026-10-01').year).toBe(2027)
})

test('before that nothing', () => {
  expect(names('2026-09-30')).toEqual([])
  expect(names('2027-01-01')).toEqual([])
})
