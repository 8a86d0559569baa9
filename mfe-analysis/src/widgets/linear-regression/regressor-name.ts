import type { Formats, Translate } from '@energycockpit/i18n'
import type { ChoosableQuantity } from '../../joined/choosable-quantities'
import { quantityName } from '../../joined/quantity-name'

export interface Names {
  t: Translate
  formats: Formats
  locale: 'de' | 'en'
  explaining: readonly ChoosableQuantity[]
  /** Of what is explained, then of what explains it. */
  units: readonly string[]
}

/** How a regressor is called; undefined is the constant. */
export function regressorName(name: string | undefined, { t, formats, explaining }: Names): string {
  if (name === undefined) return t('regression.constant')
  const quantity = explaining.find(({ key }) => key === name)
  if (quantity !== undefined) return quantityName(quantity, t)
  const [kind, number] = name.split('.')
  if (kind === 'WEEKEND') return t('regression.weekend')
  if (kind === 'RESTING') return t('regression.restingDay')
  return calendarName(kind === 'MONTH' ? 'MONTH' : 'WEEKDAY', Number(number), formats)
}

/** The name of a month, 1 to 12, or of a day of the week, 1 (Monday) to 7. */
export function calendarName(kind: 'WEEKDAY' | 'MONTH', number: number, formats: Formats): string {
  // 1 January 2024 is a Monday.
  const at = kind === 'MONTH' ? Date.UTC(2024, number - 1, 1) : Date.UTC(2024, 0, number)
  return formats.dateParts(at, 'UTC', kind === 'MONTH' ? { month: 'long' } : { weekday: 'long' })
}

/** '−12.3 kWh/°C': what is explained, for each unit of what explains it. */
export function writtenCoefficient(value: number, name: string | undefined, names: Names): string {
  const { formats, explaining, units } = names
  const place = explaining.findIndex(({ key }) => key === name)
  const unit = [units[0]!, ...(place < 0 ? [] : [units[place + 1]!])].join('/')
  return formats.withUnit(formats.number(value), unit)
}
