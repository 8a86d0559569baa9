import { temporaryFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { isStorageFull } from '../../data-folder/storage-full'
import { openReadings, type Readings } from './readings-store'
import { readingsSchemaVersion } from './readings-schema'
import { firstAndLast } from './first-and-last'
import { waysToOpen } from './ways-to-open.testing'
import { mergeReadings, ReadingsBlock, writeReadings, type Quality } from './write-readings'

describe.each(Object.entries(waysToOpen))('%s', (_, open) => {
  let dataDir: string
  let readings: Readings
  beforeAll(async () => {
    dataDir = await temporaryFolder('readings')
    readings = await open(dataDir)
  })
  afterAll(async () => {
    await readings?.close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  const write = async (
    ...rows: [series: number, at: number, value: number, quality: Quality, version: number][]
  ) => {
    const block = new ReadingsBlock()
    for (const row of rows) block.add(...row)
    await writeReadings(readings.client, block)
    expect(block.size).toBe(0)
  }
  const stored = async (series: number) => {
    const result = await readings.client.query({
      query: `select toUnixTimestamp(at), value, quality from readings final where series_id = {series:UInt32} order by at`,
      query_params: { series },
      format: 'JSONCompactEachRow',
    })
    return result.json()
  }

  test('the store answers', async () => {
    await expect(readings.check()).resolves.toBeUndefined()
  })

  test('what is written twice is there once', async () => {
    await write([1, 3600, 1.5, 'measured', 1], [1, 7200, 2.5, 'measured', 1])
    await write([1, 3600, 1.5, 'measured', 1], [1, 7200, 2.5, 'measured', 1])
    expect(await stored(1)).toEqual([
      [3600, 1.5, 'measured'],
      [7200, 2.5, 'measured'],
    ])
  })

  test('a later version corrects, an earlier one that comes late does not', async () => {
    await write([2, 3600, 1, 'measured', 5])
    await write([2, 3600, 9, 'substituted', 7])
    await write([2, 3600, 4, 'estimated', 6])
    expect(await stored(2)).toEqual([[3600, 9, 'substituted']])
    await mergeReadings(readings.client)
    expect(await stored(2)).toEqual([[3600, 9, 'substituted']])
  })

  test('the first and the last are those that have a value', async () => {
    await write([3, 3600, 0, 'missing', 1], [3, 7200, 1, 'measured', 1], [3, 10800, 0, 'missing', 1])
    await write([4, 3600, 0, 'missing', 1])
    const found = await firstAndLast(readings, [3, 4, 5])
    expect([...found]).toEqual([
      [3, { firstAt: '1970-01-01T02:00:00.000Z', lastAt: '1970-01-01T02:00:00.000Z' }],
    ])
    expect((await firstAndLast(readings, [])).size).toBe(0)
  })

  test('an empty block writes nothing', async () => {
    await expect(writeReadings(readings.client, new ReadingsBlock())).resolves.toBeUndefined()
  })

  test('what would touch the reserve of the disk is refused whole, and the rest can be read', async () => {
    await write([6, 3600, 1, 'measured', 1])
    const full = await openReadings({ dataDir, reservedDiskBytes: 1e17 })
    const block = new ReadingsBlock()
    block.add(6, 7200, 2, 'measured', 1)
    const refused = await writeReadings(full.client, block).catch((error: unknown) => error)
    expect([isStorageFull(refused), refused]).toEqual([true, expect.any(Error)])
    expect([...(await firstAndLast(full, [6])).keys()]).toEqual([6])
    await full.close()
    expect(await stored(6)).toEqual([[3600, 1, 'measured']])
  })

  test('a store of a newer version is refused and stays as it is', async () => {
    const insert = (version: number) =>
      readings.client.insert({ table: 'readings_schema', values: [{ version }], format: 'JSONEachRow' })
    await insert(readingsSchemaVersion + 1)
    await expect(openReadings({ dataDir })).rejects.toThrow(
      `its schema is ${readingsSchemaVersion + 1}, this version knows ${readingsSchemaVersion}`,
    )
    expect(await stored(1)).toHaveLength(2)
  })
})

test('a server that is not there is named without its password', async () => {
  const opening = openReadings({
    dataDir: 'unused',
    clickhouseUrl: 'http://portal:very-secret@127.0.0.1:1/energy',
  })
  const failure: Error = await opening.then(
    () => Promise.reject(new Error('it opened')),
    (error: Error) => error,
  )
  expect(String(failure)).toMatch(
    /ClickHouse server at http:\/\/portal@127\.0\.0\.1:1\/energy does not answer/,
  )
  expect(String(failure)).toMatch(/To fix this: .*CLICKHOUSE_URL/)
  expect(String(failure.cause)).toContain('ECONNREFUSED')
  expect(String(failure)).not.toContain('very-secret')
})
