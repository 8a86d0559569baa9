import type { Quantity, SeriesValues } from '@energycockpit/contract'

export type Aggregation = SeriesValues['aggregation']

/**
 * How the values of a bucket become one. Amounts of an interval add up; states, flows and prices do not, and are
 * averaged (all intervals of a series are equally long, so the plain mean is the mean over time).
 */
const aggregations: Readonly<Record<Quantity, Aggregation>> = {
  ENERGY: 'SUM',
  VOLUME: 'SUM',
  POWER: 'MEAN',
  TEMPERATURE: 'MEAN',
  RELATIVE_HUMIDITY: 'MEAN',
  IRRADIANCE: 'MEAN',
  CARBON_INTENSITY: 'MEAN',
  PRICE: 'MEAN',
}

export const aggregationOf = (quantity: Quantity): Aggregation => aggregations[quantity]
