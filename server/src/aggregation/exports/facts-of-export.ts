import { isoOf, localTimes } from '@energycockpit/time'
import type { PreparedExport } from './prepared-export'
import type { ExportTexts } from './texts'

/** What a spreadsheet says about itself on its second sheet. */
export function factsOf(
  { plan, period, leftOut }: Pick<PreparedExport, 'plan' | 'period' | 'leftOut'>,
  { now, texts }: { now: number; texts: ExportTexts },
): [string, string][] {
  const local = localTimes(plan.timeZone)
  const { facts } = texts
  return [
    [facts.period, `${isoOf(local(period.from))} – ${isoOf(local(period.to))}`],
    [facts.timeZone, plan.timeZone],
    [facts.series, String(plan.series.length)],
    ...leftOut.map(({ name, seriesId }): [string, string] => [facts.leftOut, `${name}, ID ${seriesId}`]),
    [facts.created, new Date(now).toISOString()],
    [facts.times, facts.timesAbout],
  ]
}
