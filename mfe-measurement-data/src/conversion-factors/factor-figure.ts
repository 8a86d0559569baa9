import { NO_BREAK_SPACE, type Formats } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'

/** A price or factor with each of its digits, a billionth at the finest, and its unit where it has one. */
export function factorFigure(value: number, unit: string, formats: Formats): string {
  const [, decimals = ''] = value.toFixed(9).replace(/0+$/, '').split('.')
  const number = formats.number(value, decimals.length)
  return unit === '1' ? number : `${number}${NO_BREAK_SPACE}${unitSign(unit)}`
}
