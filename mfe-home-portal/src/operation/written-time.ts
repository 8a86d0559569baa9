import type { Formats, WrittenQuantity } from '@energycockpit/i18n'

/** Load times are known to 5 %, so two digits of them are said. */
export function twoDigits(value: number): number {
  return Number(value.toPrecision(2))
}

/** A time in milliseconds as it reads best: 340 ms, 1.2 s, 12 s. An en dash for none. */
export function writtenTime(milliseconds: number | null, formats: Formats): WrittenQuantity {
  if (milliseconds === null) return { number: '–', unit: '' }
  const rounded = twoDigits(milliseconds)
  if (rounded < 1_000) return { number: formats.count(rounded), unit: 'ms' }
  return { number: formats.number(rounded / 1_000, rounded < 10_000 ? 1 : 0), unit: 's' }
}
