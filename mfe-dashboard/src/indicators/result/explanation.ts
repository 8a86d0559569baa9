import type { Indicator } from '@energycockpit/contract'
import { nodeOf } from '../place-query'
import { addMonths, firstDay, type Month } from '../rules/months'

/** The page of the analysis that shows what an indicator is made of in some months. */
export function explanation(basePath: string, indicator: Indicator, months: readonly Month[]): string {
  const { amount, reference } = indicator
  const query = new URLSearchParams()
  let page = '/progression'
  if (amount.kind === 'PRODUCTS') {
    query.set('node', nodeOf(indicator))
    query.set('product', amount.products[0]!)
    // The consumption of a place by its days; the weather has a page that puts both beside each other.
    page = reference.kind === 'DEGREE_DAYS' ? '/scatter' : ''
  } else {
    const points = [...amount.series, ...(reference.kind === 'SERIES' ? [reference.series] : [])]
    const [first, ...others] = [...new Set(points.map(({ pointId }) => pointId))]
    query.set('point', first!)
    for (const other of others) query.append('with', other)
  }
  query.set('from', firstDay(months[0]!))
  query.set('to', firstDay(addMonths(months.at(-1)!, 1)))
  return `${basePath}/analysis${page}?${query}`
}
