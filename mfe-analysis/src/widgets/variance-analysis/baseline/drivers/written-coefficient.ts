import type { MeterBaseline } from '@energycockpit/contract'
import { NO_BREAK_SPACE, type Formats } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'

type Driver = MeterBaseline['drivers'][number]

/** '2.013 kWh/hl' and '± 0.042': as many digits as two of the standard error, so that none is shown that nobody knows. */
export function writtenCoefficient(
  { coefficient, standardError }: Pick<Driver, 'coefficient' | 'standardError'>,
  { amount, driver }: { amount: string; driver: string },
  { formats, locale }: { formats: Formats; locale: 'de' | 'en' },
): [coefficient: string, standardError: string] {
  const digits = standardError > 0 ? digitsOf(standardError) : undefined
  const unit = unitSign(`${amount}/${driver.includes('/') ? `(${driver})` : driver}`, locale)
  return [
    `${formats.number(coefficient, digits)}${NO_BREAK_SPACE}${unit}`,
    `±${NO_BREAK_SPACE}${formats.number(standardError, digits)}`,
  ]
}

const mostDigits = 9
const digitsOf = (error: number) => Math.min(mostDigits, Math.max(0, 1 - Math.floor(Math.log10(error))))

/** Two digits, or none where there are three before them. */
export const writtenT = (t: number | null, formats: Formats) =>
  t === null ? '–' : formats.number(t, Math.abs(t) < 100 ? 2 : 0)
