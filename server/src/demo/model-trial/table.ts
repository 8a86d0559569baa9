import { mean, middle, percent, tablesByProduct } from './tables-by-product'
import type { Outcome } from './trial'

export interface Row {
  product: string
  fitted: string
  foretold: string
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
export const tableOf = (rows: readonly Row[]): string => tablesByProduct(rows, { heads, texts: 3 }, cellsOf)

function cellsOf({ fitted, foretold, form, outcomes }: Row): (string | number)[] {
  const of = (what: (outcome: Outcome) => number) => outcomes.map(what)
  return [
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
}

const geometricMean = (values: readonly number[]) => Math.exp(mean(values.map(Math.log)))
