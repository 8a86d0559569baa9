import { localTime } from '@energycockpit/i18n'
import type { JoinedRow } from '../../joined/join-buckets'

export const colourings = ['weekday', 'hour', 'none'] as const
export type Colouring = (typeof colourings)[number]

/** Hours of a day that have a colour together: of 24 colours nobody tells one from the next. */
export const hoursTogether = 4

export const groupCount = { weekday: 7, hour: 24 / hoursTogether, none: 1 } as const satisfies Record<
  Colouring,
  number
>

/** The group of each point: 0 to 6 from Monday, or the four hours that clocks of the location show at its start. */
export function groupsOf(rows: readonly JoinedRow[], timeZone: string, colouring: Colouring): number[] {
  if (colouring === 'none') return rows.map(() => 0)
  return rows.map(({ at }) => {
    const { weekday, hour } = localTime(at, timeZone)
    return colouring === 'weekday' ? weekday - 1 : Math.floor(hour / hoursTogether)
  })
}
