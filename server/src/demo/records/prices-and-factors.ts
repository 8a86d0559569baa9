import type { ConversionFactor } from '@energycockpit/contract'
import { factor } from '../history/entity-events'
import type { DemoEvent } from '../history/event'
import type { Words } from '../words'
import { instantIn, monthOf } from '../history/calendar'

const colleges = 'cb-1001'
const group = 'cb-1000'

/** Of contracts from April to March, the last of them the current one; invented, in pounds per kWh, of water per m³. */
const contracts = {
  colleges: {
    electricity: [0.146, 0.158, 0.229, 0.262, 0.241],
    gas: [0.028, 0.031, 0.064, 0.059, 0.052],
    water: [2.31, 2.38, 2.52, 2.71, 2.85],
  },
  group: {
    electricity: [0.139, 0.151, 0.216, 0.254, 0.236],
    gas: [0.026, 0.029, 0.058, 0.057, 0.051],
  },
  /** What the grid operator pays for electricity that is fed in. */
  feedIn: [0.052, 0.055, 0.064, 0.061, 0.058],
  /** What electricity of an own roof costs: the loan for the plant, its insurance and maintenance. */
  own: [0.074, 0.074, 0.076, 0.078, 0.079],
}

/**
 * Kilograms of CO₂ equivalent per kWh. Electricity and gas (gross calorific value): UK Government GHG Conversion Factors
 * for Company Reporting, 2018 to 2022, moved to the last five years as the readings are. Photovoltaics with the making
 * of the plant: IPCC AR5 WG3, annex III, table A.III.2, median of plants on roofs.
 */
const emissions = {
  electricity: [0.28307, 0.2556, 0.23314, 0.21233, 0.19338],
  gas: [0.18396, 0.18385, 0.18387, 0.18316, 0.18254],
  photovoltaics: 0.041,
}

const invented: Words = { en: 'Invented for the demo', de: 'Für die Demo erfunden' }
/** The list of a year, which stands for a later year here. */
const governmentList = (place: number): Words => ({
  en: `UK Government GHG Conversion Factors for Company Reporting ${2018 + place}, moved to later years for the demo`,
  de: `UK Government GHG Conversion Factors for Company Reporting ${2018 + place}, für die Demo in spätere Jahre versetzt`,
})
const ofRoofs: Words = {
  en: 'IPCC AR5 WG3, annex III, table A.III.2: photovoltaics on roofs, median',
  de: 'IPCC AR5 WG3, Anhang III, Tabelle A.III.2: Photovoltaik auf Dächern, Median',
}

/** Years that begin with a month: the first value counts for all that came before it, the last one until further notice. */
function yearsFrom(firstMonth: number, values: readonly number[], firstStart: Date) {
  const { year, month } = monthOf(firstStart)
  const current = month < firstMonth ? year - 1 : year
  const start = (place: number) =>
    instantIn({ year: current - values.length + 1 + place, month: firstMonth }, 1)
  return values.map((value, place) => ({
    from: place === 0 ? null : start(place),
    to: place === values.length - 1 ? null : start(place + 1),
    value,
  }))
}

export const contractYears = (prices: readonly number[], firstStart: Date) => yearsFrom(4, prices, firstStart)
export const calendarYears = (values: readonly number[], firstStart: Date) => yearsFrom(1, values, firstStart)

type Subject = Pick<ConversionFactor, 'productType'> & { direction?: ConversionFactor['direction'] }

/** A price of a business by contract years, in pounds. */
const price = (
  key: string,
  nodeId: string,
  { per = 'kWh', ...subject }: Subject & { per?: string },
  prices: readonly number[],
): DemoEvent =>
  factor(key, nodeId === group ? 'super' : 'admin', {
    ...{ nodeId, kind: 'PRICE', unit: `GBP/${per}`, ...subject },
    periods: (firstStart) => contractYears(prices, firstStart),
    source: () => invented,
  })

const carbon = (key: string, nodeId: string, subject: Subject, values: readonly number[]): DemoEvent =>
  factor(key, nodeId === group ? 'super' : 'manager', {
    ...{ nodeId, kind: 'CARBON', unit: 'kg/kWh', ...subject },
    periods: (firstStart) => calendarYears(values, firstStart),
    source: (place) =>
      subject.productType === 'PV' || subject.direction === 'FEED_IN' ? ofRoofs : governmentList(place),
  })

const electricity = { productType: 'ELECTRICITY' } as const
const gas = { productType: 'GAS' } as const
const water = { productType: 'WATER', per: 'm³' } as const
const fedIn = { ...electricity, direction: 'FEED_IN' } as const
const ownElectricity = { productType: 'PV', direction: 'PRODUCTION' } as const

export const pricesAndFactors: readonly DemoEvent[] = [
  price('price of electricity', colleges, electricity, contracts.colleges.electricity),
  price('price of gas', colleges, gas, contracts.colleges.gas),
  price('price of water', colleges, water, contracts.colleges.water),
  price('price of feed-in', colleges, fedIn, contracts.feedIn),
  price('price of own electricity', colleges, ownElectricity, contracts.own),
  // What electricity emits changes by the hour, and the source says how much.
  factor('carbon of electricity', 'manager', {
    ...{ nodeId: colleges, kind: 'CARBON', productType: 'ELECTRICITY', unit: 'kg/kWh' },
    seriesId: 2011,
  }),
  // Since the last contract but one it is bought with guarantees of origin of wind and hydropower; invented.
  factor('carbon of the supply contract', 'manager', {
    ...{ nodeId: colleges, kind: 'CARBON_MARKET', productType: 'ELECTRICITY', unit: 'kg/kWh' },
    periods: (firstStart) => contractYears([0.2, 0, 0], firstStart).slice(1),
    source: () => invented,
  }),
  carbon('carbon of gas', colleges, gas, emissions.gas),
  // What is fed in comes from the roof.
  carbon('carbon of feed-in', colleges, fedIn, [emissions.photovoltaics]),
  carbon('carbon of own electricity', colleges, ownElectricity, [emissions.photovoltaics]),

  // The group has contracts of its own, and goes by the factors of each year.
  price('price of electricity of the group', group, electricity, contracts.group.electricity),
  price('price of gas of the group', group, gas, contracts.group.gas),
  price('price of own electricity of the group', group, ownElectricity, contracts.own),
  carbon('carbon of electricity of the group', group, electricity, emissions.electricity),
  carbon('carbon of gas of the group', group, gas, emissions.gas),
  carbon('carbon of own electricity of the group', group, ownElectricity, [emissions.photovoltaics]),
]
