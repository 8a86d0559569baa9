import type { Budget } from '@energycockpit/contract'
import { evenShares } from '../rules/spread'
import { copyForNextYear } from '../copy-for-next-year'
import { sortedBudgets } from '../sorted-budgets'
import { draftOf, readDraft } from './budget-draft'

const typedMonths = [10, 20.5, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]
const budget = {
  ...{
    id: 'a',
    businessId: 1,
    nodeName: 'Hall',
    revision: 3,
    changed: { at: '2026-11-25T00:00:00Z', by: null },
  },
  ...{ name: 'Heat 2026', description: 'As agreed', nodeId: 'loc-1', year: 2026, productType: 'HEAT' },
  ...{ profile: 'TYPED', amounts: typedMonths, costs: Array<number>(12).fill(5), currency: 'EUR' },
} as Budget
const start = { year: 2027, currency: 'GBP' } as const

test.each(['de', 'en'] as const)('what is typed in %s is what was saved', (locale) => {
  const { content, faults } = readDraft(draftOf(budget, { ...start, locale }), undefined, locale)
  const { id, businessId, nodeName, revision, changed, ...saved } = budget
  void [id, businessId, nodeName, revision, changed]
  expect(content).toEqual(saved)
  expect(faults).toEqual({})
})

test('a total is spread by the shares of its months', () => {
  const draft = { ...draftOf(budget, { ...start, locale: 'de' }), profile: 'EVEN' as const }
  const typed = { ...draft, amounts: { ...draft.amounts, total: '1.200' } }
  expect(readDraft(typed, evenShares, 'de').content.amounts).toEqual(Array(12).fill(100))
})

test('a new budget is of an amount of electricity, and lacks its name and its total', () => {
  const draft = draftOf(undefined, { ...start, locale: 'en' })
  expect(readDraft(draft, evenShares, 'en')).toMatchObject({
    content: { year: 2027, productType: 'ELECTRICITY', costs: null },
    faults: { name: true, 'amounts.total': true },
  })
  // Without shares nothing can be spread.
  expect(readDraft(draft, undefined, 'en').faults).toMatchObject({ profile: true })
})

test('what is wrong is told at its place', () => {
  const draft = draftOf(budget, { ...start, locale: 'en' })
  const faults = (change: object) => Object.keys(readDraft({ ...draft, ...change }, evenShares, 'en').faults)
  expect(faults({ year: '1999' })).toEqual(['year'])
  expect(faults({ year: 'next' })).toEqual(['year'])
  expect(faults({ amounts: { ...draft.amounts, months: draft.amounts.months.with(3, 'x') } })).toEqual([
    'amounts.3',
  ])
  expect(faults({ profile: 'EVEN', costs: { ...draft.costs, total: '-1' } })).toEqual(['costs.total'])
  const nothing = { ...draft.amounts, isBudgeted: false }
  expect(faults({ amounts: nothing, costs: nothing })).toEqual(['amounts'])
})

test('a copy is of the next year, also by its name', () => {
  expect(copyForNextYear(budget)).toMatchObject({ name: 'Heat 2027', year: 2027, amounts: typedMonths })
  expect(copyForNextYear({ ...budget, name: 'Heat' }).name).toBe('Heat 2027')
  expect(copyForNextYear(budget)).not.toHaveProperty('id')
})

test('the latest year comes first', () => {
  const all = [
    { year: 2025, name: 'B' },
    { year: 2026, name: 'Hall 10' },
    { year: 2026, name: 'Hall 9' },
  ]
  expect(sortedBudgets(all, 'en').map(({ name }) => name)).toEqual(['Hall 9', 'Hall 10', 'B'])
})
