import { parseDate } from '@internationalized/date'
import {
  baselineForms,
  baselineResultAs,
  type Baseline,
  type BaselineForm,
  type BaselineResultAs,
  type BaselineVersion,
} from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import { optionOf, type Options } from '../../../choice/options'

/** The year that ends where the reporting period begins, the calendar year before the one in which it begins, or other days. */
export const baselinePeriods = ['YEAR_BEFORE', 'CALENDAR_YEAR_BEFORE', 'OWN'] as const
export type BaselinePeriod = (typeof baselinePeriods)[number]

/** In what the comparison is shown. */
export const shownIn = ['AMOUNT', ...baselineResultAs] as const
export type ShownIn = (typeof shownIn)[number]

export interface BaselineChoice {
  form: BaselineForm
  period: BaselinePeriod
  baseline: DateRange
  reporting: DateRange
}

/** What the address says of the baseline of a reporting period; what it does not say, or says wrongly, is the first. */
export function baselineChoice(options: Options, reporting: DateRange): BaselineChoice {
  const form = optionOf(options, 'form', baselineForms)
  const own = ownPeriod(options)
  const wanted = optionOf(options, 'baseline', baselinePeriods)
  const period = wanted === 'OWN' && own === undefined ? 'YEAR_BEFORE' : wanted
  return {
    form,
    period,
    reporting,
    baseline: own !== undefined && period === 'OWN' ? own : yearOf(period, reporting),
  }
}

/** The options that say so. */
export const ownBaseline = ({ from, to }: DateRange): Options => ({
  baseline: 'OWN',
  baselineFrom: from,
  baselineTo: to,
})

function yearOf(period: BaselinePeriod, reporting: DateRange): DateRange {
  const start = parseDate(reporting.from)
  if (period !== 'CALENDAR_YEAR_BEFORE')
    return { from: start.subtract({ years: 1 }).toString(), to: reporting.from }
  const year = start.set({ month: 1, day: 1 })
  return { from: year.subtract({ years: 1 }).toString(), to: year.toString() }
}

function ownPeriod({ baselineFrom: from, baselineTo: to }: Options): DateRange | undefined {
  try {
    if (from === undefined || to === undefined || parseDate(from).compare(parseDate(to)) >= 0)
      return undefined
    return { from, to }
  } catch {
    return undefined
  }
}

/** In what the address wants the comparison; undefined: in amounts. */
export function resultOf(options: Options): BaselineResultAs | undefined {
  const wanted = optionOf(options, 'in', shownIn)
  return wanted === 'AMOUNT' ? undefined : wanted
}

/** The options that say so; `version` undefined: the latest one. */
export const savedBaseline = (id: string, version?: number): Options => ({
  ...{ baseline: 'SAVED', saved: id, version: version === undefined ? '' : String(version) },
})

/** The saved baseline that the address names, and the version; undefined where it names none that there is. */
export function savedOf(
  options: Options,
  baselines: readonly Baseline[],
): { baseline: Baseline; version: BaselineVersion } | undefined {
  if (options['baseline'] !== 'SAVED') return undefined
  const baseline = baselines.find(({ id }) => id === options['saved'])
  const wanted = Number(options['version'] ?? '')
  const version = baseline?.versions.find((one) => one.version === wanted) ?? baseline?.versions[0]
  return baseline && version && { baseline, version }
}
