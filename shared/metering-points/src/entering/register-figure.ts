import { NO_BREAK_SPACE, type Formats } from '@energycockpit/i18n'

/** What a register shows, with each of its digits, a millionth at the finest. */
export function registerFigure(value: number, unit: string, formats: Formats): string {
  const [, decimals = ''] = String(Math.round(value * 1e6) / 1e6).split('.')
  return `${formats.number(value, decimals.length)}${NO_BREAK_SPACE}${unit}`
}

/** An amount that follows from two of them, as exact as anybody reads it. */
export const amountFigure = (value: number, unit: string, formats: Formats): string =>
  `${formats.number(value)}${NO_BREAK_SPACE}${unit}`
