import type { ChartValues } from '@energycockpit/charts'
import type { LinearFit } from '@energycockpit/models'
import { bucketStarts, type DateRange, startOfDay } from '@energycockpit/time'
import type { Joined, JoinGranularity } from '../../joined/join-buckets'

interface Wanted {
  fit: LinearFit
  joined: Joined
  range: DateRange
  granularity: JoinGranularity
  unit: string
  isAmount: boolean
}

/** What was and what the model says, for every bucket of the period; those left out are gaps. */
export function fittedValues({ fit, joined, range, granularity, unit, isAmount }: Wanted) {
  const { rows, timeZone } = joined
  const [from, to] = [startOfDay(range.from, timeZone), startOfDay(range.to, timeZone)]
  const at = bucketStarts(from, to, granularity, timeZone).starts
  const placeOf = new Map(rows.map((row, place) => [row.at, place]))
  const column = (values: readonly number[]): ChartValues => {
    const value = at.map((start) => {
      const place = placeOf.get(start)
      return place === undefined ? null : values[place]!
    })
    const sum = values.reduce((total, each) => total + each, 0)
    return {
      ...{ unit, timeZone, granularity, aggregation: isAmount ? 'SUM' : 'MEAN', at, value },
      ...{ from: new Date(from).toISOString(), to: new Date(to).toISOString() },
      measured: value.map((each) => (each === null ? 0 : 1)),
      estimated: at.map(() => 0),
      total: {
        ...{ value: isAmount ? sum : sum / values.length, mean: sum / values.length, estimated: 0 },
        ...{ measured: rows.length / at.length, expected: at.length },
      },
    }
  }
  return { actual: column(rows.map(({ values }) => values[0]!)), fitted: column(fit.fitted) }
}
