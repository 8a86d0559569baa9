import type { ResultQuantity, SeriesValues, StatisticFunction } from '@energycockpit/contract'

export type Aggregation = SeriesValues['aggregation']

/**
 * How the values of a bucket become one when nobody says how. Amounts of an interval add up; states, flows and prices
 * do not, and are averaged (all intervals of a series are equally long, so the plain mean is the mean over time).
 */
const aggregations: Readonly<Record<ResultQuantity, Aggregation>> = {
  ENERGY: 'SUM',
  VOLUME: 'SUM',
  POWER: 'MEAN',
  TEMPERATURE: 'MEAN',
  RELATIVE_HUMIDITY: 'MEAN',
  IRRADIANCE: 'MEAN',
  CARBON_INTENSITY: 'MEAN',
  PRICE: 'MEAN',
  OUTPUT: 'SUM',
  OCCUPANCY: 'MEAN',
  COST: 'SUM',
  CARBON: 'SUM',
  DEGREE_DAYS: 'SUM',
}

export const aggregationOf = (quantity: ResultQuantity): Aggregation => aggregations[quantity]

/** They say something of any list of values. */
const ofAnything: readonly StatisticFunction[] = [
  'COUNT',
  'FIRST',
  'LAST',
  'MAX',
  'MEAN',
  'MIN',
  'MODE',
  'PERCENTILE',
]

/** What each of them means is said where the contract lists them. */
const functions: Readonly<Record<ResultQuantity, readonly StatisticFunction[]>> = {
  // Amounts: they add up, a register has counted them, and over the length of an interval they are a mean power or flow.
  ENERGY: [...ofAnything, 'SUM', 'COUNTER', 'PEAK'],
  VOLUME: [...ofAnything, 'SUM', 'COUNTER', 'PEAK'],
  // A flow has a peak, and its sum depends on how often one looks.
  POWER: [...ofAnything, 'PEAK'],
  TEMPERATURE: ofAnything,
  RELATIVE_HUMIDITY: ofAnything,
  IRRADIANCE: ofAnything,
  CARBON_INTENSITY: ofAnything,
  PRICE: ofAnything,
  // Pieces in an hour are no power and no flow.
  OUTPUT: [...ofAnything, 'SUM', 'COUNTER'],
  OCCUPANCY: ofAnything,
  COST: [...ofAnything, 'SUM', 'COUNTER'],
  CARBON: [...ofAnything, 'SUM', 'COUNTER'],
  DEGREE_DAYS: [...ofAnything, 'SUM', 'COUNTER'],
}

/** Whether a function says anything of a quantity: the sum of temperatures does not. */
export const isApplicable = (name: StatisticFunction, quantity: ResultQuantity): boolean =>
  functions[quantity].includes(name)
