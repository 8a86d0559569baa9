import type { CsvTimeFormat } from '@energycockpit/contract'
import { dayFirstInNumbers, yearFirstInNumbers } from './named-dates'

export interface WrittenTime {
  /** What the clock shows, milliseconds since 1970 as if its zone were UTC. */
  wall: number
  /** Milliseconds east of UTC, where the text says so. */
  offset?: number
  /** What stood behind it, or behind its hour: MESZ, A; German utilities write 2A:00 and 02B:15. */
  mark?: string
  /** Which interval of its day it is, counted from 1; `wall` is that day's midnight. */
  number?: number
  /** There was a time of day. */
  timed: boolean
}

const suffix = String.raw`(?:\s*(?<offset>Z|UTC|[+-]\d\d(?::?\d\d)?)|\s*(?<mark>[A-Za-z]{1,4}))?`
const ofDay =
  String.raw`(?<hour>\d\d?)(?<change>[ABab])?:(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?` +
  String.raw`(?:\s*(?<half>[AaPp]\.?[Mm]\.?))?${suffix}`
const behind = String.raw`(?:(?:[T ]|,\s)\s*${ofDay})?$`
const compact = String.raw`(?:[T ]?(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?${suffix})?$`

const dayFirst = new RegExp(String.raw`^(?<day>\d\d?)([./-])(?<month>\d\d?)\2(?<year>\d{4}|\d\d)${behind}`)
const monthFirst = new RegExp(String.raw`^(?<month>\d\d?)([./-])(?<day>\d\d?)\2(?<year>\d{4}|\d\d)${behind}`)
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})([./-])(?<month>\d\d?)\2(?<day>\d\d?)${behind}`)
const yearFirstCompact = new RegExp(String.raw`^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)${compact}`)
const timeOfDay = new RegExp(`^${ofDay}$`)

const second = 1_000
const minute = 60 * second
const day = 86_400 * second
/** 1 January 1970 as Excel counts days. */
const excel1970 = 25_569

type Parts = Record<string, string | undefined>

/** Reads a time in one format; undefined for what is none, or in no calendar. 24:00 is the end of its day. */
export function writtenTime(text: string, format: CsvTimeFormat): WrittenTime | undefined {
  switch (format) {
    case 'ISO':
      return dated(
        (
          yearFirst.exec(text) ??
          yearFirstCompact.exec(text) ??
          yearFirst.exec(yearFirstInNumbers(text) ?? '')
        )?.groups,
      )
    case 'DMY':
      return dated((dayFirst.exec(text) ?? dayFirst.exec(dayFirstInNumbers(text) ?? ''))?.groups)
    case 'MDY':
      return dated(monthFirst.exec(text)?.groups)
    case 'EXCEL':
      return excelTime(text)
    case 'UNIX_SECONDS':
      return /^\d{8,10}$/.test(text) ? { wall: Number(text) * second, offset: 0, timed: true } : undefined
    case 'UNIX_MILLISECONDS':
      return /^\d{11,13}$/.test(text) ? { wall: Number(text), offset: 0, timed: true } : undefined
  }
}

/** Reads a time of day that stands in a column of its own: `wall` counts from midnight. */
export function writtenTimeOfDay(text: string): WrittenTime | undefined {
  const parts = timeOfDay.exec(text)?.groups
  return parts && withTime(0, parts)
}

function dated(parts: Parts | undefined): WrittenTime | undefined {
  if (!parts) return undefined
  const written = Number(parts.year)
  const year = parts.year!.length === 4 ? written : written + (written < 70 ? 2000 : 1900)
  const [month, dayOfMonth] = [Number(parts.month), Number(parts.day)]
  const midnight = new Date(Date.UTC(year, month - 1, dayOfMonth))
  const exists = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === dayOfMonth && year >= 1900
  if (!exists) return undefined
  return parts.hour === undefined
    ? { wall: midnight.getTime(), timed: false }
    : withTime(midnight.getTime(), parts)
}

function withTime(midnight: number, parts: Parts): WrittenTime | undefined {
  const [minutes, seconds] = [Number(parts.minute), Number(parts.second ?? 0)]
  const hours = hourOf(Number(parts.hour), parts.half)
  const fraction = Math.round(Number(`0.${parts.fraction ?? 0}`) * 1_000)
  const sinceMidnight = (hours * 60 + minutes) * minute + seconds * second + fraction
  if (Number.isNaN(hours) || minutes > 59 || seconds > 59 || sinceMidnight > day) return undefined
  const offset = offsetOf(parts.offset)
  const mark = parts.change ?? parts.mark
  return {
    wall: midnight + sinceMidnight,
    ...(offset !== undefined && { offset }),
    ...(mark !== undefined && { mark }),
    timed: true,
  }
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0)
}

function offsetOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[+-]/.test(text)) return 0
  const east = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(':', '') || 0)
  return (text.startsWith('-') ? -east : east) * minute
}

/** Four places behind the sign are seven seconds wide; nobody writes a quarter of an hour with fewer. */
function excelTime(text: string): WrittenTime | undefined {
  if (!/^\d{4,6}(?:[.,]\d+)?$/.test(text)) return undefined
  const wall = Math.round((Number(text.replace(',', '.')) - excel1970) * 86_400) * second
  const toMinute = Math.round(wall / minute) * minute
  return { wall: Math.abs(wall - toMinute) <= 10 * second ? toMinute : wall, timed: true }
}
