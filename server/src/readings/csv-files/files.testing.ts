import type { CsvGuess } from '@energycockpit/contract'
import { guessFile, type KnownOfFile } from './guess-file'
import { writtenTime } from './written-time'
import { wallInstants } from './wall-instants'

const two = (number: number) => String(number).padStart(2, '0')

export interface LocalTime {
  instant: number
  /** dd.mm.yyyy, mm/dd/yyyy, yyyy-mm-dd, hh:mm as a clock in the zone shows it. */
  dmy: string
  mdy: string
  iso: string
  time: string
  offset: string
  /** First or second of two hours, or whether it is summer. */
  summer: boolean
}

/** So many times in a row from a local time on, `minutes` apart, as a clock in the zone shows them. */
export function localTimes(
  from: string,
  count: number,
  minutes: number,
  timeZone = 'Europe/Berlin',
): LocalTime[] {
  const { first, wallOf } = wallInstants(timeZone)
  const start = first(writtenTime(from, 'ISO')!.wall)
  const winter = Math.min(...[0, 6].map((month) => wallOf(Date.UTC(2026, month)) - Date.UTC(2026, month)))
  return Array.from({ length: count }, (_, place) => {
    const instant = start + place * minutes * 60_000
    const shown = new Date(wallOf(instant))
    const east = (shown.getTime() - instant) / 60_000
    const [year, month, day] = [shown.getUTCFullYear(), two(shown.getUTCMonth() + 1), two(shown.getUTCDate())]
    return {
      instant,
      dmy: `${day}.${month}.${year}`,
      mdy: `${month}/${day}/${year}`,
      iso: `${year}-${month}-${day}`,
      time: `${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}`,
      offset: `${east < 0 ? '-' : '+'}${two(Math.floor(Math.abs(east) / 60))}:${two(Math.abs(east) % 60)}`,
      summer: east * 60_000 !== winter,
    }
  })
}

export const guess = (text: string | Buffer, over: Partial<KnownOfFile> = {}): CsvGuess =>
  guessFile(Buffer.from(text), { timeZone: 'Europe/Berlin', whole: true, ...over })
export const lines = (...all: (string | readonly string[])[]) => all.flat().join('\n')
export const day = (write: (time: ReturnType<typeof localTimes>[number], place: number) => string) =>
  localTimes('2026-03-10 00:00', 96, 15).map(write)
export const certain = (value: unknown) => ({ sure: 'certain', value })
export const likely = (value: unknown) => ({ sure: 'likely', value })
