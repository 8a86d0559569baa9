import { bucketStarts, dateAt, wallClock } from '@energycockpit/time'
import { temporaryFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { openReadings, type Readings } from '../../readings/store/readings-store'
import { storedReadings } from '../../readings/store/source'
import { ReadingsBlock, writeReadings } from '../../readings/store/write-readings'
import { aggregate } from './aggregate-query'
import type { BucketPlan } from './plan-buckets'

/* Half hours around the night in which the clocks of North America go back, and a month begins. */
const half = 1_800_000
const from = Date.UTC(2009, 9, 29)
const to = Date.UTC(2009, 10, 4)
const instants = Array.from({ length: (to - from) / half }, (_, place) => from + place * half)

let dataDir: string
let readings: Readings
beforeAll(async () => {
  dataDir = await temporaryFolder('every-zone')
  readings = await openReadings({ dataDir })
  const block = new ReadingsBlock()
  for (const [place, instant] of instants.entries()) block.add(1, instant / 1000, place, 'measured', 1)
  await writeReadings(readings.client, block)
})
afterAll(async () => {
  await readings?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

type Length = 'P1D' | 'P1M'

/** What the engine counts, by the date on which a bucket starts. */
async function counted(length: Length, zone: string): Promise<[string, number][]> {
  const { starts, end } = bucketStarts(from, to, length, zone)
  const found = await aggregate(readings, {
    source: storedReadings([1], { from, to }),
    plan: { length, starts, end } as unknown as BucketPlan,
    figure: { name: 'SUM', percentile: 50, factor: 1 },
    signal: new AbortController().signal,
  })
  return found.map(({ place, measured }) => [dateAt(new Date(starts[place]!), zone).toString(), measured])
}

test('the engine cuts days of every zone where JavaScript does, and no half hour is counted twice', async () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const expected = new Map<string, number>()
    for (const instant of instants) {
      const date = dateAt(new Date(instant), zone).toString()
      expected.set(date, (expected.get(date) ?? 0) + 1)
    }
    expect([zone, await counted('P1D', zone)]).toEqual([zone, [...expected]])
  }
}, 120_000)

test('in St John’s, whose clocks went back at 00:01, no half hour of October counts in November', async () => {
  const clock = wallClock('America/St_Johns')
  const shown = (month: number) =>
    instants.filter((instant) => new Date(clock(instant)).getUTCMonth() === month).length
  const months = await counted('P1M', 'America/St_Johns')
  // The one that starts at the first midnight is shown as November for a minute.
  expect(months).toEqual([
    ['2009-10-01', shown(9) + 1],
    ['2009-11-01', shown(10) - 1],
  ])
})
