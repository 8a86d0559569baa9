import type { Formats, Translate } from '@energycockpit/i18n'
import { factorFigure } from './factor-figure'
import type { Changed } from './periods'
import { shownEnd, shownStart } from './shown-day'

interface Shown {
  unit: string
  timeZone: string
  t: Translate
  formats: Formats
}

/** Why a change is not made, in words; undefined where it can be. */
export function refusalOf(
  changed: Changed | undefined,
  { unit, timeZone, t, formats }: Shown,
): string | undefined {
  if (!changed || changed.fault === undefined) return undefined
  if (changed.fault === 'NO_LENGTH') return t('factors.form.NO_LENGTH')
  const { other } = changed
  return t(`factors.form.${changed.fault}`, {
    value: factorFigure(other.value, unit, formats),
    from: shownStart(other.from, timeZone, t, formats),
    to: shownEnd(other.to, timeZone, t, formats),
  })
}
