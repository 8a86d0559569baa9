import { seriesOf } from './example-series.testing'
import { entriesOfLegend, foldedEntries } from './legend-entries'

const series = (count: number) =>
  Array.from({ length: count }, (_, place) => seriesOf(`${place}`, { value: [1] }))

test.each([
  [8, 800, 8],
  [9, 800, 6],
  [4, 300, 4],
  [5, 300, 3],
  [9, 0, 6],
])('of %d series on %d px the legend shows %d at first', (count, width, shown) => {
  expect(foldedEntries(entriesOfLegend(series(count)), width)).toHaveLength(shown)
})

test('a comparison stands beside its series, one of all of them by itself', () => {
  const [a, b] = series(2)
  const before = { ...seriesOf('before', { value: [1] }), isComparison: true }
  const entries = entriesOfLegend([a!, { ...before, comparedTo: '1' }, b!, { ...before, id: 'all' }])
  expect(entries.map(({ own, compared }) => [own.id, ...compared.map(({ id }) => id)])).toEqual([
    ['0'],
    ['1', 'before'],
    ['all'],
  ])
})
