import { setImmediate as lease } from 'node:timers/promises'
import { nextStart, type Readings, type Finding } from '../../readings/index'
import { goOnFinding } from '../validation/go-on-finding'
import { extentOf, joined, meterReadings } from './meter-readings'
import { contextDays, daysJudgedAgain, runChecks } from '../validation/run-checks'
import type { SeriesToCheck } from './series-to-check'
import { withWholeFindings, type Span } from './whole-findings'

const day = 86_400
/** So few values are looked at in one go that nobody who asks for a page meanwhile notices. */
const valuesInOneGo = 15_000

export interface Checked {
  /** What was looked at: every finding in it that is not among `findings` is gone. */
  range: Span
  findings: Finding[]
}

/**
 * Looks at what changed in a series, and at everything whose judgement may change with it: the days before, because
 * what follows tells a spike from a step and from a wrong factor; as many days after as the rules look back; and findings that it touches.
 */
export async function checkSeries(
  readings: Readings,
  series: SeriesToCheck,
  { changed, known, signal }: { changed: Span; known: readonly Span[]; signal: AbortSignal },
): Promise<Checked> {
  const { settings } = series
  const context = contextDays(settings) * day
  const before = daysJudgedAgain(settings) * day
  const range = withWholeFindings({ from: changed.from - before, to: changed.to + context }, known)
  const { id: seriesId, seriesInterval } = series
  const around = { seriesId, from: range.from - context, to: range.to }
  const extent = series.isMeasured ? await extentOf(readings, around, signal) : undefined
  if (extent === undefined) return { range, findings: [] }

  const startOf = (instant: number) => nextStart(Math.max(instant, extent.first) - 1, seriesInterval)
  // A gap ends with the next reading, however late that comes, and begins after the one before it.
  range.to = Math.max(range.to, extent.after)
  const to = Math.min(range.to, nextStart(extent.last, seriesInterval))
  let from = startOf(range.from)
  let contextFrom = startOf(Math.min(from - context, extent.before))
  let findings: Finding[] = []
  const earlier = { seriesId, from: contextFrom, to: from, max: 10_000_000 }
  let columns = await meterReadings(readings, earlier, signal)
  let next = from
  while (next < to) {
    const part = { seriesId, from: next, to, max: valuesInOneGo }
    const more = await meterReadings(readings, part, signal)
    const end = more.at.length < valuesInOneGo ? to : nextStart(more.at.at(-1)!, seriesInterval)
    columns = joined(columns, more, contextFrom)
    const requested = { settings, seriesInterval, contextFrom, from, to: end }
    findings = goOnFinding(findings, runChecks(columns, requested), from, seriesInterval)
    next = end
    from = startOf(end - before)
    contextFrom = startOf(from - context)
    await lease()
  }
  return { range, findings }
}
