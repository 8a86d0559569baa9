import type { Indicator } from '@energycockpit/contract'
import { draftOf, readDraft } from './indicator-draft'

const indicator = {
  ...{
    id: 'a',
    businessId: 1,
    nodeName: 'Hall',
    revision: 3,
    changed: { at: '2026-11-25T00:00:00Z', by: null },
  },
  ...{ name: 'Heat', description: 'Clause 6.4', nodeId: 'loc-1', period: 'YEAR', owner: 'Ada' },
  amount: { kind: 'PRODUCTS', products: ['HEAT', 'GAS'] },
  reference: { kind: 'QUANTITY', per: 'FLOOR_AREA' },
  baseline: { kind: 'PERIOD', from: '2024-01', to: '2024-12' },
  targets: [
    { from: '2025-01', to: '2025-12', kind: 'SHARE', value: 0.945 },
    { from: '2026-01', to: null, kind: 'VALUE', value: 81.5 },
  ],
} as Indicator

const bySeries = {
  ...indicator,
  amount: { kind: 'SERIES', series: [{ id: 7, pointId: 'mp-7', name: 'Press 1' }] },
  reference: { kind: 'SERIES', series: { id: 8, pointId: 'mp-8', name: 'Output' }, unit: 't' },
  baseline: { kind: 'VALUE', value: 12.25, source: 'Audit' },
  targets: [],
} as Indicator

test.each([
  ['de', indicator],
  ['en', indicator],
  ['de', bySeries],
] as const)('what is typed in %s is what was saved', (locale, one) => {
  const { content, faults } = readDraft(draftOf(one, locale), locale)
  const { id, businessId, nodeName, revision, changed, ...saved } = one
  void [id, businessId, nodeName, revision, changed]
  expect(content).toEqual(saved)
  expect(faults).toEqual({})
})

test('a new indicator is of electricity by floor area, and lacks its name', () => {
  expect(readDraft(draftOf(undefined, 'en'), 'en')).toMatchObject({
    content: { amount: { products: ['ELECTRICITY'] }, reference: { per: 'FLOOR_AREA' }, baseline: null },
    faults: { name: true },
  })
})

test('what is wrong is told at its place', () => {
  const draft = draftOf(indicator, 'en')
  const faults = (change: object) => Object.keys(readDraft({ ...draft, ...change }, 'en').faults)
  expect(faults({ products: [] })).toEqual(['amount.products'])
  expect(faults({ products: ['HEAT', 'WATER'] })).toEqual(['amount.products'])
  expect(faults({ amount: 'SERIES' })).toEqual(['amount.series'])
  expect(faults({ divisor: 'SERIES' })).toContain('reference.series.id')
  expect(faults({ baselineFrom: '', targets: [] })).toEqual(['baseline.from'])
  expect(faults({ baselineTo: '2023-01' })).toEqual(['baseline.to'])
  expect(faults({ baseline: 'NONE' })).toEqual(['baseline'])
  expect(faults({ targets: [{ ...draft.targets[0]!, value: 'many' }] })).toEqual(['targets.0.value'])
  expect(faults({ targets: [draft.targets[1]!, draft.targets[1]!] })).toEqual(['targets'])
})
