import { readingQualities, type ReadingFaultCode, type ReadingQuality } from '@energycockpit/contract'
import { bucketStarts, elapsedLengths, type BucketLength } from '@energycockpit/time'
import { readInstant } from './read-instant'

/** One reading as somebody sent it: nothing of it is believed yet. */
export interface DeliveredReading {
  seriesId: unknown
  at: unknown
  value: unknown
  quality: unknown
}

/** What must be known of a series to take a reading of it. */
export interface ReceivingSeries {
  interval: BucketLength
  timeZone: string
}

export interface ReceivedReading {
  seriesId: number
  /** Start of the interval, seconds since 1970 UTC. */
  at: number
  /** 0 for a missing one. */
  value: number
  quality: ReadingQuality
}

export type FaultyReading = { code: ReadingFaultCode; detail: string }

/** Instants that the store can hold, seconds since 1970 UTC: from 1970 until the end of 2099. */
const firstSecond = 0
const lastSecond = Date.UTC(2100) / 1000 - 1

/** More than any meter shows in any unit, and few enough digits for a sum of a million of them. */
const greatestValue = 1e15

const qualities: ReadonlySet<unknown> = new Set(readingQualities)

/** The series that a reading names, as far as it is a number; whether there is one is another question. */
export const namedSeries = ({ seriesId }: Pick<DeliveredReading, 'seriesId'>): number | undefined =>
  wholeNumber(seriesId)

/** Takes a delivered reading for what it says, or says what is wrong with it. */
export function readDelivered(
  { seriesId, at, value, quality = 'measured' }: DeliveredReading,
  seriesOf: (id: number) => ReceivingSeries | undefined,
): ReceivedReading | FaultyReading {
  const id = wholeNumber(seriesId)
  const series = id === undefined ? undefined : seriesOf(id)
  if (id === undefined || !series)
    return { code: 'SERIES_UNKNOWN', detail: `there is no series ${shown(seriesId)}, or not for you` }
  const instant = instantOf(at)
  if (typeof instant !== 'number') return instant
  if (!isStart(instant, series))
    return {
      code: 'TIME_OFF_INTERVAL',
      detail: `${shown(at)} is not the start of an interval of ${series.interval} (${series.timeZone})`,
    }
  const known = quality === '' || quality === null ? 'measured' : quality
  if (!qualities.has(known))
    return { code: 'QUALITY_UNKNOWN', detail: `${shown(quality)} is none of ${readingQualities.join(', ')}` }
  if (known === 'missing') return { seriesId: id, at: instant, value: 0, quality: 'missing' }
  if (value === '' || value === null)
    return {
      code: 'VALUE_UNREADABLE',
      detail: `is empty, which is no 0; leave the reading out, or send it with the quality 'missing'`,
    }
  const number = readNumber(value)
  if (number === undefined)
    return { code: 'VALUE_UNREADABLE', detail: `${shown(value)} is no number, or too great a one` }
  return { seriesId: id, at: instant, value: number, quality: known as ReadingQuality }
}

function instantOf(at: unknown): number | FaultyReading {
  const seconds = typeof at === 'string' ? readInstant(at) : 'shapeless'
  if (seconds === 'shapeless')
    return { code: 'TIME_UNREADABLE', detail: `${shown(at)} is no instant such as 2026-03-29T01:00:00+01:00` }
  if (seconds === 'unreal') return { code: 'TIME_UNREADABLE', detail: `${shown(at)} is in no calendar` }
  if (seconds < firstSecond || seconds > lastSecond)
    return { code: 'TIME_OUT_OF_RANGE', detail: `${shown(at)} is before 1970 or after 2099` }
  return seconds
}

/** Days start when the calendar of the location says so, shorter intervals with the hour in UTC. */
function isStart(seconds: number, { interval, timeZone }: ReceivingSeries): boolean {
  const length = elapsedLengths[interval]
  if (length !== undefined) return (seconds * 1000) % length === 0
  const start = seconds * 1000
  return Number.isInteger(seconds) && bucketStarts(start, start + 1, interval, timeZone).starts[0] === start
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** A number, or its text with a point; not what JavaScript would also take for one, such as '', ' ' or '0x10'. */
function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && decimal.test(value) ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) <= greatestValue ? number : undefined
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return Number.isInteger(number) ? (number as number) : undefined
}

const shown = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.slice(0, 60)}'`
    : typeof value === 'number'
      ? String(value)
      : (JSON.stringify(value)?.slice(0, 60) ?? 'nothing')
