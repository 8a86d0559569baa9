import type { ReceivingSeries } from './read-delivered'
import { SeriesOfDelivery } from './series-of-delivery'

const hourly: ReceivingSeries = { interval: 'PT1H', timeZone: 'Europe/Berlin' }

test('only what a delivery names is looked up, each once and together, also what there is not', async () => {
  const requested: (readonly number[])[] = []
  const series = new SeriesOfDelivery((ids) => {
    requested.push(ids)
    return Promise.resolve(new Map(ids.filter((id) => id < 10).map((id) => [id, hourly])))
  })
  await series.lookUp([1, 2, undefined, 1, 77, -1, 9_999_999_999])
  await series.lookUp([1, 77, 2])
  await series.lookUp([3, 1])
  expect(requested).toEqual([[1, 2, 77], [3]])
  expect([1, 3, 77, 9_999_999_999].map((id) => series.get(id))).toEqual([
    hourly,
    hourly,
    undefined,
    undefined,
  ])
})
