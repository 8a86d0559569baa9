import { newRow, readRow, rowOf, type AdjustmentFault, type AdjustmentRow } from './adjustment-rows'

const row: AdjustmentRow = {
  ...{ first: '2024-03-01', last: '2024-03-31', kind: 'PER_DAY', value: '1,234.5', reason: ' Shift ' },
}

test('the last day is included, and an open end stays open', () => {
  expect(readRow(row, 'en')).toEqual({
    adjustment: { from: '2024-03-01', to: '2024-04-01', kind: 'PER_DAY', value: 1234.5, reason: 'Shift' },
  })
  expect(readRow({ ...row, last: '' }, 'en').adjustment).toMatchObject({ to: null })
})

test('shares are typed in per cent, in the digits of the language', () => {
  const share = { from: '2024-03-01', to: null, kind: 'SHARE', value: -0.125, reason: 'Wing empty' } as const
  const typed = rowOf(share, 'de')
  expect(typed).toMatchObject({ value: '-12,5', last: '' })
  expect(readRow(typed, 'de').adjustment).toEqual(share)
})

test.each<[AdjustmentFault, Partial<AdjustmentRow>]>([
  ['first', { first: '' }],
  ['first', { first: '0204-03-01' }],
  ['last', { last: '2024-02-30' }],
  ['order', { last: '2024-02-29' }],
  ['value', { value: '' }],
  ['value', { value: '0' }],
  ['value', { value: 'much' }],
  ['value', { kind: 'SHARE', value: '-101' }],
  ['reason', { reason: '  ' }],
])('%s is at fault in %j', (fault, change) => {
  expect(readRow({ ...row, ...change }, 'en')).toEqual({ fault })
})

test('a new row is of the first kind and says nothing yet', () => {
  expect(readRow(newRow('2024-01-01'), 'en')).toEqual({ fault: 'value' })
})
