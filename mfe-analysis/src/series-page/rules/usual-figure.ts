import { writtenNumber, type Locale, type Translate } from '@energycockpit/i18n'
import { writtenHours } from '../written-hours'
import { figureBounds, readFigure, type FigureField } from './figure-fields'

const ofHours: readonly FigureField[] = ['stuckHours', 'stuckZeroHours', 'maxGapHours']

/** What a field would show by default, as a text shows it; hours as days, too, which nobody counts in thousands. */
export function usualFigure(field: FigureField, text: string, t: Translate, locale: Locale): string {
  const figure = readFigure(text, figureBounds[field], locale)
  if (figure == null) return t('rules.none')
  const written = writtenNumber(figure, locale, { maximumSignificantDigits: 15 })
  if (!ofHours.includes(field)) return written
  const long = writtenHours(figure, t, locale)
  return long.startsWith(`${written} `) ? written : `${written} (${long})`
}
