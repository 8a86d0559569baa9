import type { Locale } from './locales'
import { displayNow } from './display'
import { separatorsOf } from './separators'

/**
 * What a counter shows, as somebody writes it in their language or in the format that they chose: 12.345,6 or 12345,6
 * in German, 12,345.6 in English, 12 345,6, 12'345.6. A
 * sign that cannot part thousands is taken for the decimal one, as in 0.312: no thousands begin with 0. Undefined for
 * what is no figure from 0 on.
 */
export function writtenFigure(text: string, locale: Locale): number | undefined {
  const { decimal, group } = separatorsOf(locale, displayNow())
  const plain = text.replaceAll(/[\s'’]/g, '')
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`)
  const figure = grouped.test(plain)
    ? plain.replaceAll(group, '').replace(decimal, '.')
    : plain.replace(',', '.')
  return /^\d{1,12}(?:\.\d*)?$/.test(figure) ? Number(figure) : undefined
}
