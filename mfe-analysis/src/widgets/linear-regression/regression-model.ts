import { localTime } from '@energycockpit/i18n'
import type { LinearModel, Regressor } from '@energycockpit/models'
import { dateAt } from '@energycockpit/time'
import type { Joined } from '../../joined/join-buckets'
import type { DayKind } from './regression-choice'

/** Name of a regressor that tells a kind of day or a month from the one it is compared with. */
export type CalendarName = 'WEEKEND' | 'RESTING' | `WEEKDAY.${number}` | `MONTH.${number}`

interface Wanted {
  joined: Joined
  /** Of the columns behind the first one. */
  keys: readonly string[]
  days: DayKind
  months: boolean
  /** Public holidays and closed days, `YYYY-MM-DD`; absent: they are not told apart. */
  resting?: ReadonlySet<string> | undefined
}

/**
 * The first column explained by the others and by the calendar of its location. A kind of day and a month get a
 * regressor of 0 and 1 each; the first one that occurs gets none, and what the others say is their distance from it.
 */
export function regressionModel({ joined, keys, days, months, resting }: Wanted): LinearModel {
  const { rows, timeZone } = joined
  const regressors: Regressor[] = keys.map((name, place) => ({
    name,
    values: rows.map(({ values }) => values[place + 1]!),
  }))
  const times = rows.map(({ at }) => localTime(at, timeZone))
  if (days === 'WEEKEND') {
    const values = times.map(({ weekday }) => (weekday > 5 ? 1 : 0))
    // Of working days alone there is no weekend to tell.
    if (new Set(values).size === 2) regressors.push({ name: 'WEEKEND', values })
  }
  if (days === 'WEEKDAYS')
    regressors.push(
      ...kindsOf(
        'WEEKDAY',
        times.map(({ weekday }) => weekday),
      ),
    )
  if (resting !== undefined) {
    const values = rows.map(({ at }) => (isResting(at, joined, resting) ? 1 : 0))
    // Without a holiday, or with nothing else, there is nothing to tell.
    if (new Set(values).size === 2) regressors.push({ name: 'RESTING', values })
  }
  if (months)
    regressors.push(
      ...kindsOf(
        'MONTH',
        times.map(({ month }) => month),
      ),
    )
  return { y: rows.map(({ values }) => values[0]!), regressors }
}

const isResting = (at: number, { timeZone }: Joined, resting: ReadonlySet<string>) =>
  resting.has(dateAt(new Date(at), timeZone).toString())

/** The day of the week or the month with which the others are compared; undefined where only one occurs. */
export function comparedWith(name: 'WEEKDAY' | 'MONTH', { rows, timeZone }: Joined): number | undefined {
  const kinds = rows.map(({ at }) => localTime(at, timeZone)[name === 'WEEKDAY' ? 'weekday' : 'month'])
  return new Set(kinds).size > 1 ? Math.min(...kinds) : undefined
}

function kindsOf(name: 'WEEKDAY' | 'MONTH', kinds: readonly number[]): Regressor[] {
  const [, ...others] = [...new Set(kinds)].sort((a, b) => a - b)
  return others.map((other) => ({
    name: `${name}.${other}`,
    values: kinds.map((kind) => (kind === other ? 1 : 0)),
  }))
}
