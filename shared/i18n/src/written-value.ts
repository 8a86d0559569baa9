import type { Locale } from './locales'
import { writtenFigure } from './written-figure'

/** A figure as somebody writes it in their language, also below 0; undefined for what is none. */
export function writtenValue(text: string, locale: Locale): number | undefined {
  const [, sign, rest] = /^\s*([-−–]?)(.*)$/s.exec(text)!
  const figure = writtenFigure(rest!, locale)
  return figure !== undefined && sign !== '' ? 0 - figure : figure
}
