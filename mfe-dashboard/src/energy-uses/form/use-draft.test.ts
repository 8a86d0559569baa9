import type { NamedRow } from '../pareto/pareto-table'
import { draftOfRow } from './draft-of-row'
import { draftOf, readDraft } from './use-draft'

const row: NamedRow = {
  ...{ rank: 1, share: 0.4, cumulative: 0.4, isCandidate: true },
  item: {
    ...{ key: 'HEAT hall', name: 'Heat · Hall', note: 'Works', ownName: 'Hall', parentName: 'Works' },
    what: { productType: 'HEAT', locationId: 'hall', use: undefined, pointId: null },
    ...{ isRest: false, locationIds: ['hall'], value: 1200, cost: null, known: 0.9, estimated: 0 },
  },
}
const shown = { nodeId: 'works', nodeName: 'Hall', days: { from: '2025-01-01', to: '2026-01-01' } }

test('a candidate begins as significant for its consumption, with what was known of it', () => {
  const { content, faults } = readDraft(draftOfRow(row, shown))
  expect(faults).toEqual({})
  expect(content).toMatchObject({
    ...{ name: 'Heat · Hall', nodeId: 'hall', productType: 'HEAT', use: null, point: null },
    ...{ verdict: 'SIGNIFICANT', reasons: ['SUBSTANTIAL_CONSUMPTION'] },
    basis: { from: '2025-01-01', to: '2026-01-01', energy: 1200, share: 0.4, known: 0.9 },
  })
})

test('of another row somebody says why it is not significant', () => {
  const draft = draftOfRow({ ...row, isCandidate: false }, shown)
  expect(readDraft(draft).faults).toEqual({ explanation: true })
  expect(readDraft({ ...draft, explanation: 'Hardly anything.' }).faults).toEqual({})
})

test('a metering point keeps its location, and what is not known has no basis', () => {
  const point = {
    ...row,
    item: { ...row.item, value: null, what: { ...row.item.what, pointId: 'press' } },
  }
  const { content } = readDraft(draftOfRow(point, shown))
  expect(content).toMatchObject({ nodeId: 'hall', point: { id: 'press' }, basis: null })
})

test('a new one lacks its name and its reason', () => {
  expect(readDraft(draftOf(undefined)).faults).toEqual({ name: true, reasons: true })
})

test('reasons of significance are none of what is not significant', () => {
  const draft = { ...draftOfRow(row, shown), verdict: 'NOT_SIGNIFICANT' as const, explanation: 'Moved out.' }
  expect(readDraft(draft).content.reasons).toEqual([])
})
