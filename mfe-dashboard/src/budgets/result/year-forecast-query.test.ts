import { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import type { Budget } from '@energycockpit/contract'
import { atMeanPrice, yearForecastQuery } from './year-forecast-query'

const budget = { nodeId: 'loc-1', businessId: 7, productType: 'GAS', year: 2026 } as Budget
const meter = (pointId: string) => ({ seriesId: 1, pointId, seriesType: 'MEASURED' })
const total = { expected: 100, lower: 90, upper: 120 }

const forecastOf = (chosen: object, forecast: object) => {
  const api = {
    call: async ({ name }: { name: string }) =>
      name === 'getForecast'
        ? { unit: 'kWh', total, meters: [{ refusal: null }], ...forecast }
        : { series: [meter('a')], hasMore: false, ...chosen },
  } as unknown as ApiClient
  const queries = new QueryClient()
  return queries.fetchQuery(yearForecastQuery(api, queries, budget, '2026-06-01'))
}

test.each<[string, object, object, object]>([
  ['of all meters', {}, {}, total],
  [
    'of a meter without enough data',
    {},
    { meters: [{ refusal: null }, { refusal: 'NOT_ENOUGH_DATA' }] },
    { lack: 'NOT_ENOUGH_DATA' },
  ],
  ['of more meters than add up', { hasMore: true }, {}, { lack: 'TOO_MANY' }],
  ['of no meter', { series: [] }, {}, { lack: 'NO_FORECAST' }],
  ['without a band', {}, { total: { ...total, lower: null } }, { lack: 'NO_FORECAST' }],
])('the forecast of a year %s', async (_case, chosen, forecast, expected) => {
  expect(await forecastOf(chosen, forecast)).toEqual(expected)
})

test('costs are expected at the mean price so far', () => {
  expect(atMeanPrice(total, { amount: 50, cost: 10 })).toEqual({ expected: 20, lower: 18, upper: 24 })
  expect(atMeanPrice(total, { amount: 0, cost: 10 })).toBeUndefined()
  expect(atMeanPrice(total, { amount: 50, cost: null })).toBeUndefined()
})
