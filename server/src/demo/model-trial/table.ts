import type { Outcome } from './trial'

export interface Row {
  product: string
  fitted: string
  foretold: number
  form: string
  outcomes: readonly Outcome[]
}

const heads = [
  'fitted',
  'foretold',
  'form',
  'meters',
  'CV(RMSE)',
  'days within',
  'wide',
  'score',
  'total off',
  'totals within',
  'wide',
  'score',
  'ms',
]

/** The outcomes as a table of Markdown for each product. */
export function tableOf(rows: readonly Row[]): string {
  const products = [...new Set(rows.map(({ product }) => product))]
  return products
    .map((product) =>
      [
        `**${product}**`,
        '',
        `| ${heads.join(' | ')} |`,
        `| ${heads.map((_, place) => (place < 3 ? '---' : '---:')).join(' | ')} |`,
        ...rows.filter((row) => row.product === product).map(lineOf),
      ].join('\n'),
    )
    .join('\n\n')
}

function lineOf({ fitted, foretold, form, outcomes }: Row): string {
  const of = (what: (outcome: Outcome) => number) => outcomes.map(what)
  const cells = [
    ...[fitted, foretold, form, outcomes.length],
    percent(geometricMean(of(({ cvRmse }) => cvRmse))),
    percent(mean(of(({ coverage }) => coverage)), 0),
    percent(mean(of(({ width }) => width)), 0),
    percent(mean(of(({ score }) => score)), 0),
    percent(middle(of(({ difference }) => Math.abs(difference)))),
    percent(mean(of(({ totalWithin }) => Number(totalWithin))), 0),
    percent(mean(of(({ totalWidth }) => totalWidth)), 0),
    percent(mean(of(({ totalScore }) => totalScore)), 0),
    middle(of(({ milliseconds }) => milliseconds)).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const geometricMean = (values: readonly number[]) => Math.exp(mean(values.map(Math.log)))
const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
