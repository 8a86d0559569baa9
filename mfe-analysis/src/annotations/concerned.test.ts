import { concernedBy, isShown, type ConcernedSeries } from './concerned'

const series = (seriesId: number, more: Partial<ConcernedSeries> = {}): ConcernedSeries => ({
  ...{ seriesId, name: 'Electricity, import', pointId: `p${seriesId}`, pointName: `Meter ${seriesId}` },
  ...{ locationId: 'l', locationName: 'Library', timeZone: 'Europe/London' },
  ...more,
})

test('an annotation may concern the location, a meter or a series', () => {
  expect(concernedBy([series(1)]).map(({ key, kind, name }) => [key, kind, name])).toEqual([
    ['l', 'location', 'Library'],
    ['p1', 'point', 'Meter 1'],
    ['p1 1', 'series', 'Meter 1, Electricity, import'],
  ])
})

test('of several locations each is named with its meters', () => {
  const hall = series(2, { locationId: 'h', locationName: 'Hall' })
  expect(concernedBy([series(1), hall]).map(({ name }) => name)).toEqual([
    ...['Library', 'Hall', 'Meter 1 · Library', 'Meter 2 · Hall'],
    ...['Meter 1, Electricity, import · Library', 'Meter 2, Electricity, import · Hall'],
  ])
})

test('of a portfolio only locations are listed', () => {
  const many = Array.from({ length: 61 }, (_, place) => series(place))
  expect(concernedBy(many).map(({ kind }) => kind)).toEqual(['location'])
})

test('a chart shows what concerns its series, their meters and locations', () => {
  const shown = (nodeId: string, seriesId: number | null = null) => isShown({ nodeId, seriesId }, [series(1)])
  expect([shown('l'), shown('p1'), shown('p1', 1)]).toEqual([true, true, true])
  expect([shown('p2'), shown('p1', 2), shown('h')]).toEqual([false, false, false])
})
