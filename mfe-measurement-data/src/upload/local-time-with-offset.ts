import type { Formats } from '@energycockpit/i18n'
import { wallClock } from '@energycockpit/time'

const minute = 60_000
const withSeconds = {
  ...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
}

/** What clock and calendar show at an instant, and how far they are from UTC: 25 Oct 2026, 02:00, UTC+02:00. */
export function localTimeWithOffset(at: string, timeZone: string, formats: Formats, seconds = false): string {
  const instant = Date.parse(at)
  const shown = seconds ? formats.dateParts(at, timeZone, withSeconds) : formats.dateTime(at, timeZone)
  const east = (wallClock(timeZone)(instant) - instant) / minute
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(Math.abs(east) / 60), Math.abs(east) % 60]
  return `${shown}, UTC${east < 0 ? '−' : '+'}${two(hours)}:${two(minutes)}`
}
