import type { Formats } from '@energycockpit/i18n'
import { moneyUnit, unitScale } from '@energycockpit/units'

/**
 * Decimal places of figures that stand below each other: three significant digits of the greatest, and one more for the
 * others; of money cents, or none.
 */
export function columnDigits(greatest: number, isMoney = false): number | undefined {
  const size = Math.abs(greatest)
  // Nothing is known of them where there are none.
  if (size === 0) return undefined
  if (isMoney) return size >= 999.5 ? 0 : 2
  return size >= 999.5 ? 0 : size >= 99.95 ? 1 : size >= 0.9995 ? 2 : 3
}

/**
 * Writes figures that stand below each other: in the one unit in which the greatest of them reads best, and with as many
 * decimal places each, so that they can be compared at a glance.
 */
export function columnFigures(values: readonly (number | null)[], unit: string, formats: Formats) {
  const greatest = values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0)
  const scale = unitScale(greatest, unit)
  const digits = columnDigits(greatest * scale.factor, moneyUnit(unit)?.per === null)
  const write = (value: number | null) =>
    value === null ? '–' : formats.withUnit(formats.number(value * scale.factor, digits), scale.unit)
  return {
    write,
    /** With a sign also where it is more. */
    writeSigned: (value: number | null) => `${value !== null && value > 0 ? '+' : ''}${write(value)}`,
  }
}
