import type { Translate } from '@energycockpit/i18n'

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
] as const

/** '12 hours', in the greatest unit of which it is a whole number. */
export function lengthOfSegment(length: number, t: Translate): string {
  const [name, unit] = units.find(([, each]) => length % each === 0) ?? units[3]
  return t(`chart.length.${name}`, { count: Math.round(length / unit) })
}
