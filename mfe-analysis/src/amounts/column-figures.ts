import { NO_BREAK_SPACE, type Formats } from '@energycockpit/i18n'
import { unitScale, unitSign } from '@energycockpit/units'

/** Writes figures that stand below each other, in the one unit in which the greatest of them reads best. */
export function columnFigures(
  values: readonly (number | null)[],
  unit: string,
  { formats, locale }: { formats: Formats; locale: 'de' | 'en' },
) {
  const greatest = values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0)
  const scale = unitScale(greatest, unit)
  const write = (value: number | null) =>
    value === null
      ? '–'
      : `${formats.number(value * scale.factor)}${NO_BREAK_SPACE}${unitSign(scale.unit, locale)}`
  return {
    write,
    /** With a sign also where it is more. */
    writeSigned: (value: number | null) => `${value !== null && value > 0 ? '+' : ''}${write(value)}`,
  }
}
