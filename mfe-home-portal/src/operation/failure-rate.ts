import type { FeatureInOperation } from '@energycockpit/contract'
import type { Formats } from '@energycockpit/i18n'

type Openings = Pick<FeatureInOperation, 'openings' | 'brokenOpenings'>

/** The share (0…1) of openings that ended in an error panel; null where nothing was opened. */
export function failureRate({ openings, brokenOpenings }: Openings): number | null {
  // A feature may stand, and break more often than it is opened anew: the counts are of two reports.
  return openings === 0 ? null : Math.min(1, brokenOpenings / openings)
}

/** To a tenth of a percent; nothing is written as nothing. An en dash for none. */
export function writtenRate(rate: number | null, formats: Formats): string {
  return rate === null ? '–' : formats.percent(rate, rate === 0 ? 0 : 1)
}

/** All features together. */
export function openingsOf(lines: readonly Openings[]): Openings {
  return lines.reduce<Openings>(
    (sum, line) => ({
      openings: sum.openings + line.openings,
      brokenOpenings: sum.brokenOpenings + line.brokenOpenings,
    }),
    { openings: 0, brokenOpenings: 0 },
  )
}
