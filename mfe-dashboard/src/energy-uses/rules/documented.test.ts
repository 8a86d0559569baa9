import type { EnergyUse, EnergyUseVersion } from '@energycockpit/contract'
import { historySteps } from './changed-fields'
import { documentedOf, isReviewDue, sortedUses, whatOfRow } from './documented'
import type { UseOfEnergy } from './grouped-shares'

const use: EnergyUse = {
  ...{ id: '1', businessId: 1, name: 'Heat', nodeId: null, productType: 'HEAT', use: null, point: null },
  ...{ verdict: 'SIGNIFICANT', reasons: ['SUBSTANTIAL_CONSUMPTION'], explanation: '', variables: '' },
  ...{ variableSeries: [], owner: null, reviewOn: null, indicatorIds: [], baselineIds: [], actionIds: [] },
  ...{ basis: null, nodeName: null, changed: { at: '2026-01-01T00:00:00Z', by: null }, revision: 1 },
}
const row = (more: Partial<UseOfEnergy>): UseOfEnergy => ({
  ...{ productType: null, locationId: null, use: undefined, pointId: null, ...more },
})

test('a row without a location is about the node that is shown', () => {
  expect(whatOfRow(row({ productType: 'GAS' }), 'unit')).toMatchObject({ nodeId: 'unit', use: null })
  expect(whatOfRow(row({ locationId: 'hall' }), 'unit')).toMatchObject({ nodeId: 'hall' })
  expect(whatOfRow(row({ use: null }), 'unit')).toBeNull()
})

test('of several businesses together nothing can be decided, of a location of one of them it can', () => {
  expect(whatOfRow(row({ productType: 'GAS' }), undefined)).toBeNull()
  expect(whatOfRow(row({ locationId: 'hall' }), undefined)).toMatchObject({ nodeId: 'hall' })
})

test('what is documented is found by all that it is about', () => {
  const uses = [use, { ...use, id: '2', point: { id: 'meter', name: 'Meter' } }]
  expect(documentedOf(whatOfRow(row({ productType: 'HEAT' }), null), uses)?.id).toBe('1')
  expect(documentedOf(whatOfRow(row({ productType: 'HEAT', pointId: 'meter' }), null), uses)?.id).toBe('2')
  expect(documentedOf(whatOfRow(row({ productType: 'HEAT' }), 'unit'), uses)).toBeUndefined()
  expect(documentedOf(null, uses)).toBeUndefined()
})

test('a review is due from the day after its day', () => {
  expect(isReviewDue({ reviewOn: '2026-11-25' }, '2026-11-26')).toBe(true)
  expect(isReviewDue({ reviewOn: '2026-11-26' }, '2026-11-26')).toBe(false)
  expect(isReviewDue({ reviewOn: null }, '2026-11-26')).toBe(false)
})

test('significant uses come first, each kind by name', () => {
  const named = (name: string, verdict: EnergyUse['verdict']) => ({ ...use, name, verdict })
  const sorted = sortedUses(
    [named('A', 'NOT_SIGNIFICANT'), named('Hall 10', 'SIGNIFICANT'), named('Hall 2', 'SIGNIFICANT')],
    'en',
  )
  expect(sorted.map(({ name }) => name)).toEqual(['Hall 2', 'Hall 10', 'A'])
})

test('a history says what each step has changed', () => {
  const {
    id: _id,
    businessId: _business,
    nodeName: _name,
    changed: _changed,
    revision: _one,
    ...content
  } = use
  const version = (revision: number, more: object): EnergyUseVersion => ({
    ...{ revision, step: revision === 1 ? 'created' : 'changed', at: '2026-01-01T00:00:00Z', by: 'Ada' },
    content: { ...content, ...more },
  })
  const steps = historySteps([version(2, { owner: 'Bob', reasons: [] }), version(1, {})])
  expect(steps.map(({ changed }) => changed)).toEqual([['reasons', 'owner'], []])
})
