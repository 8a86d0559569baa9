import type { ChartValues, TimeSeries } from '@energycockpit/charts'
import type { ProductType } from '@energycockpit/contract'
import { carrierOfProduct } from '@energycockpit/ui'
import { lengthOfRows, type ForecastRow } from './forecast-rows'

interface DrawnForecast {
  rows: readonly ForecastRow[]
  unit: string
  timeZone: string
  productType: ProductType
  labels: Readonly<Record<'measured' | 'expected' | 'band', string>>
}

/** What was measured as bars, and what is to be expected with its band. */
export function periodSeries(drawn: DrawnForecast): TimeSeries[] {
  const { rows } = drawn
  return pairOf(drawn, {
    measured: rows.map(({ measured }) => measured),
    expected: rows.map(({ expected }) => expected),
    lower: rows.map(({ lower }) => lower),
    upper: rows.map(({ upper }) => upper),
    // A stretch of which some is yet to come is not whole.
    whole: rows.map(({ expected }) => (expected === null ? 1 : 0.5)),
  })
}

/** The same since the start of the period: one line until now, and from there on the one that is foretold. */
export function cumulatedSeries(drawn: DrawnForecast): TimeSeries[] {
  const { rows } = drawn
  const first = rows.findIndex(({ cumulatedUpper }) => cumulatedUpper !== null)
  const ahead = first === -1 ? rows.length : first
  const from = (place: number, value: number | null) => (place >= ahead - 1 ? value : null)
  const [measured, expected] = pairOf(drawn, {
    measured: rows.map(({ cumulated }, place) => (place < ahead ? cumulated : null)),
    // It begins where the other ends.
    expected: rows.map(({ cumulated }, place) => (first === -1 ? null : from(place, cumulated))),
    lower: rows.map(({ cumulated, cumulatedLower }, place) => from(place, cumulatedLower ?? cumulated)),
    upper: rows.map(({ cumulated, cumulatedUpper }, place) => from(place, cumulatedUpper ?? cumulated)),
    whole: rows.map(() => 1),
  })
  return [{ ...measured!, kind: 'line' }, expected!]
}

interface Pair {
  measured: readonly (number | null)[]
  expected: readonly (number | null)[]
  lower: readonly (number | null)[]
  upper: readonly (number | null)[]
  whole: readonly number[]
}

function pairOf(drawn: DrawnForecast, { measured, expected, lower, upper, whole }: Pair): TimeSeries[] {
  const { labels, productType } = drawn
  const carrier = carrierOfProduct[productType]
  const apart = (sign: 1 | -1, limit: readonly (number | null)[]) =>
    expected.map((value, place) => {
      const end = limit[place] ?? null
      return value === null || end === null ? null : sign === 1 ? end - value : value - end
    })
  return [
    { id: 'measured', label: labels.measured, carrier, values: valuesOf(drawn, measured, whole) },
    {
      ...{ id: 'expected', label: labels.expected, carrier, kind: 'line' },
      ...{ isComparison: true, comparedTo: 'measured' },
      values: valuesOf(
        drawn,
        expected,
        expected.map(() => 1),
      ),
      uncertainty: { label: labels.band, value: apart(1, upper), below: apart(-1, lower) },
    },
  ]
}

function valuesOf(
  { rows, unit, timeZone }: DrawnForecast,
  value: readonly (number | null)[],
  whole: readonly number[],
): ChartValues {
  const known = value.filter((each) => each !== null)
  return {
    ...{ unit, timeZone, granularity: lengthOfRows(rows), aggregation: 'SUM', value },
    at: rows.map(({ from }) => from),
    from: new Date(rows[0]!.from).toISOString(),
    to: new Date(rows.at(-1)!.to).toISOString(),
    measured: value.map((each, place) => (each === null ? 0 : whole[place]!)),
    estimated: value.map(() => 0),
    total: {
      value: null,
      ...{ mean: null, measured: known.length / value.length, estimated: 0, expected: value.length },
    },
  }
}
