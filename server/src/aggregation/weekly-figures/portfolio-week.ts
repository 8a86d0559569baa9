import type { PortfolioWeek } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { lastWeek } from './last-week'
import { mainSpans, spansWithin } from './main-spans'
import { countPortfolio, findPurchaseSeries, type PurchaseSeries } from './purchase-series'
import { purchasesOfWeek } from './purchases-of-week'
import type { Readings } from '../../readings/index'
import { weekSums } from './week-sums-query'

interface Asked {
  visible: readonly number[]
  /** Milliseconds since 1970 UTC. */
  now: number
  signal: AbortSignal
}

/** What the visible businesses have, and what they bought in the last week that is over. */
export async function portfolioWeek(
  { entities, readings }: { entities: Entities; readings: Readings },
  { visible, now, signal }: Asked,
): Promise<Omit<PortfolioWeek, 'isDemo'>> {
  const [counts, series] = await Promise.all([
    countPortfolio(entities, visible),
    findPurchaseSeries(entities, visible),
  ])
  const timeZone = commonestZone(series)
  const weeks = lastWeek(now, [...new Set([timeZone, ...series.map((one) => one.timeZone)])])
  const withWeeks = series
    .map((one) => {
      const own = weeks.get(one.timeZone)!
      return { ...one, weeks: own, spans: mainSpans(one, { from: own.before, to: own.end }) }
    })
    .filter(({ spans, weeks: { start, end } }) => spansWithin(spans, { from: start, to: end }).length > 0)
  const sums = await weekSums(readings, new Map(withWeeks.map((one) => [one.id, one])), signal)
  const { start, end } = weeks.get(timeZone)!
  return {
    ...counts,
    from: new Date(start).toISOString(),
    to: new Date(end).toISOString(),
    timeZone,
    purchases: purchasesOfWeek(withWeeks.map((one) => ({ ...one, sums: sums.get(one.id) }))),
  }
}

/** The zone in which most is measured; UTC where nothing is. */
function commonestZone(series: readonly PurchaseSeries[]): string {
  const counts = new Map<string, number>()
  for (const { timeZone } of series) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 'UTC'
}
