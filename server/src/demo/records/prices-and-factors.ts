import { factor } from '../history/entity-events'
import type { DemoEvent } from '../history/event'
import { instantIn, monthOf } from '../history/calendar'

const colleges = 'cb-1001'

/** Of contracts from April to March, the last of them the current one; invented, in pounds per kWh. */
const contracts = {
  electricity: [0.146, 0.158, 0.229, 0.262, 0.241],
  gas: [0.028, 0.031, 0.064, 0.059, 0.052],
}

/** The first price counts for all that came before it, the last one until further notice. */
export function contractYears(prices: readonly number[], firstStart: Date) {
  const { year, month } = monthOf(firstStart)
  const current = month < 4 ? year - 1 : year
  const start = (place: number) => instantIn({ year: current - prices.length + 1 + place, month: 4 }, 1)
  return prices.map((value, place) => ({
    from: place === 0 ? null : start(place),
    to: place === prices.length - 1 ? null : start(place + 1),
    value,
  }))
}

export const pricesAndFactors: readonly DemoEvent[] = [
  factor('price of electricity', 'admin', {
    ...{ nodeId: colleges, kind: 'PRICE', productType: 'ELECTRICITY', unit: 'GBP/kWh' },
    periods: (firstStart) => contractYears(contracts.electricity, firstStart),
  }),
  factor('price of gas', 'admin', {
    ...{ nodeId: colleges, kind: 'PRICE', productType: 'GAS', unit: 'GBP/kWh' },
    periods: (firstStart) => contractYears(contracts.gas, firstStart),
  }),
  factor('price of water', 'admin', {
    ...{ nodeId: colleges, kind: 'PRICE', productType: 'WATER', unit: 'GBP/m³' },
    periods: () => [{ from: null, to: null, value: 2.85 }],
  }),
  // What electricity emits changes by the hour, and the source says how much.
  factor('carbon of electricity', 'manager', {
    ...{ nodeId: colleges, kind: 'CARBON', productType: 'ELECTRICITY', unit: 'kg/kWh' },
    seriesId: 2011,
  }),
  // UK Government GHG Conversion Factors for Company Reporting 2024, natural gas, gross calorific value.
  factor('carbon of gas', 'manager', {
    ...{ nodeId: colleges, kind: 'CARBON', productType: 'GAS', unit: 'kg/kWh' },
    periods: () => [{ from: null, to: null, value: 0.1829 }],
  }),
]
