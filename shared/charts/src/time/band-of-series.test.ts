import { bandOf } from './band-of-series'
import { seriesOf } from './example-series.testing'

const series = seriesOf('e', { value: [10, 20, null] })

test('a band reaches as far below as above, unless it is said how far', () => {
  const { unit } = series.values
  const value = [2, 3, 4]
  const low = (below?: number[]) =>
    bandOf({ ...series, uncertainty: { label: 'Range', value, below } }, unit)!.low
  expect(low()).toEqual([8, 17, null])
  expect(low([1, 0, 1])).toEqual([9, 20, null])
  expect(bandOf(series, unit)).toBeUndefined()
})
