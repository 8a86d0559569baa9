import { gzipSync } from 'node:zlib'

export const count = 1_000_000
const hour = 3_600_000

export interface MillionValues {
  name: string
  type: 'text/csv' | 'application/x-ndjson' | 'application/json'
  /** Ids of the series; each gets an equal share of the values. */
  series: readonly number[]
  /** Another one makes other values for the same hours. */
  seed: number
  /** Of the first interval, milliseconds since 1970 UTC. Without: 1970, years before the first reading of the demo. */
  from?: number
  /** Length of an interval in milliseconds; without: an hour. */
  interval?: number
}

/** Packed, and each series from the first interval on. */
export function packedBody({
  type,
  series,
  seed,
  from = 0,
  interval = hour,
}: MillionValues): Uint8Array<ArrayBuffer> {
  const rows = series.flatMap((seriesId) =>
    Array.from({ length: count / series.length }, (_, place) => {
      const at = new Date(from + place * interval).toISOString()
      const value = ((place * 7919 + seed * 104_729) % 100_003) / 1000
      return type === 'text/csv' ? `${seriesId},${at},${value}` : JSON.stringify({ seriesId, at, value })
    }),
  )
  const text = {
    'text/csv': () => `series_id,at,value\n${rows.join('\n')}\n`,
    'application/x-ndjson': () => rows.join('\n'),
    'application/json': () => `{"readings":[${rows.join()}]}`,
  }
  return Uint8Array.from(gzipSync(text[type](), { level: 1 }))
}
