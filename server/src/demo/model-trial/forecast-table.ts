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
export function forecastTable(rows: readonly ForecastRow[]): string {
  const products = [...new Set(rows.map(({ product }) => product))]
  return products
    .map((product) =>
      [
        `**${product}**`,
        '',
        `| ${heads.join(' | ')} |`,
        `| ${heads.map((_, place) => (place < 1 ? '---' : '---:')).join(' | ')} |`,
        ...rows.filter((row) => row.product === product).map(lineOf),
      ].join('\n'),
    )
    .join('\n\n')
}

function lineOf({ forecast, outcomes }: ForecastRow): string {
  const naive = (of: 'previousYear' | 'lastWeeks') => {
    const known = outcomes.flatMap((outcome) => outcome[of] ?? [])
    // The year before is not known of every meter, and says nothing of the others then.
    return known.length < outcomes.length / 2 ? '–' : percent(middle(known))
  }
  const cells = [
    ...[forecast, outcomes.length],
    percent(middle(outcomes.map(({ error }) => error))),
    ...[naive('previousYear'), naive('lastWeeks')],
    percent(mean(outcomes.map(({ totalWithin }) => Number(totalWithin))), 0),
    percent(middle(outcomes.map(({ width }) => width)), 0),
    percent(mean(outcomes.map(({ coverage }) => coverage)), 0),
  ]
  return `| ${cells.join(' | ')} |`
}

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
