import type { StatisticFunction } from '@energycockpit/contract'

/** What an engine's `group by` gives for a function; `value` is a column or an expression. */
interface FigureSql {
  figure: string
  /** The instant that it belongs to; the earliest, where there are several. */
  instant?: string
}

/** Functions that follow from the sum and the number of values, which every answer has anyway. */
export const fromSums: ReadonlySet<StatisticFunction> = new Set<StatisticFunction>([
  'SUM',
  'MEAN',
  'COUNT',
  'COUNTER',
])

const earliestOf = (extreme: 'argMin' | 'argMax', value: string) =>
  `${extreme}(at, (${value}, ${extreme === 'argMax' ? '-' : ''}toInt64(toUnixTimestamp(at))))`

/** The values that occur, the most frequent first, the least of those that are equally frequent. */
const mode = (value: string) =>
  `arraySort((one, times) -> (-toInt64(times), one), (sumMap([${value}], [toUInt32(1)]) as counted).1, counted.2)[1]`

/** Of the functions that do not follow from sums. `rank` is a share of 1, for PERCENTILE. */
export function figureSql(name: StatisticFunction, value: string, rank: number): FigureSql {
  switch (name) {
    case 'PEAK':
    case 'MAX':
      return { figure: `max(${value})`, instant: earliestOf('argMax', value) }
    case 'MIN':
      return { figure: `min(${value})`, instant: earliestOf('argMin', value) }
    case 'FIRST':
      return { figure: `argMin(${value}, at)`, instant: 'min(at)' }
    case 'LAST':
      return { figure: `argMax(${value}, at)`, instant: 'max(at)' }
    case 'MODE':
      return { figure: mode(value) }
    case 'PERCENTILE':
      return { figure: `quantileExactInclusive(${rank})(${value})` }
    default:
      throw new RangeError(`${name} follows from sums`)
  }
}
