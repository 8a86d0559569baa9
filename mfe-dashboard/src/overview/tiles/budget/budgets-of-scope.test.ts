import type { Budget } from '@energycockpit/contract'
import { budgetsOfScope } from './budgets-of-scope'

const budget = (name: string, nodeId: string | null, more: object = {}) =>
  ({ name, nodeId, businessId: 7, year: 2026, productType: 'GAS', ...more }) as Budget
const all = [
  budget('all gas', null),
  budget('all power', null, { productType: 'ELECTRICITY' }),
  budget('hall', 'loc-hall'),
  budget('unit', 'unit-1'),
  budget('last year', null, { year: 2025 }),
]
const names = (nodeId: string | undefined, budgets: readonly Budget[], ...ids: string[]) => {
  const locations = ids.map((id) => ({ id, name: id, parentName: '' }))
  return budgetsOfScope(budgets, { nodeId, year: 2026, locations }).budgets.map(({ name }) => name)
}

test('of the portfolio and of a business those of the whole, electricity first', () => {
  expect(names(undefined, all)).toEqual(['all power', 'all gas'])
  expect(names('cb-7', all)).toEqual(['all power', 'all gas'])
  expect(names('cb-8', all)).toEqual([])
})

test('where the whole has none, those of its parts', () => {
  expect(names(undefined, all.slice(2))).toEqual(['hall', 'unit'])
  expect(names('cb-7', all.slice(2), 'loc-hall')).toEqual(['hall'])
})

test('of a unit its own, else those of its locations', () => {
  expect(names('unit-1', all, 'loc-hall')).toEqual(['unit'])
  expect(names('unit-2', all, 'loc-hall')).toEqual(['hall'])
  expect(names('loc-hall', all, 'loc-hall')).toEqual(['hall'])
})
