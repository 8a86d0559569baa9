import { mean, middle, percent, tablesByProduct } from './tables-by-product'
import type { ForecastOutcome } from './forecast-trial'

export interface ForecastRow {
  product: string
  /** Until when, and when it was made. */
  forecast: string
  outcomes: readonly ForecastOutcome[]
}

const heads = [
  'forecast',
  'forecasts',
  'total off',
  'previous year',
  'last 4 weeks',
  'totals within',
  'wide',
  'days within',
]

/** The outcomes as a table of Markdown for each product. */
export const forecastTable = (rows: readonly ForecastRow[]): string =>
  tablesByProduct(rows, { heads, texts: 1 }, cellsOf)

function cellsOf({ forecast, outcomes }: ForecastRow): (string | number)[] {
  const naive = (of: 'previousYear' | 'lastWeeks') => {
    const known = outcomes.flatMap((outcome) => outcome[of] ?? [])
    // The year before is not known of every meter, and says nothing of the others then.
    return known.length < outcomes.length / 2 ? '–' : percent(middle(known))
  }
  return [
    ...[forecast, outcomes.length],
    percent(middle(outcomes.map(({ error }) => error))),
    ...[naive('previousYear'), naive('lastWeeks')],
    percent(mean(outcomes.map(({ totalWithin }) => Number(totalWithin))), 0),
    percent(middle(outcomes.map(({ width }) => width)), 0),
    percent(mean(outcomes.map(({ coverage }) => coverage)), 0),
  ]
}
