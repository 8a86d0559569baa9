import { newDataFolder } from '@energycockpit/testing'
import type { MeteringPointsDownload } from '@energycockpit/contract'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { buffer, text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createDemoPortfolio } from '../../demo/create-portfolio'
import { openEntities, type Entities } from '../../entities/entities'
import { readConfig } from '../../config'
import { downloadedPoints } from './download-points'
import { pointsPage } from './service'

const [group, colleges] = [1000, 1001]

let dataDir: string
let entities: Entities
beforeAll(async () => {
  dataDir = await newDataFolder('entities')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await createDemoPortfolio(entities)
}, 120_000)
afterAll(async () => {
  await entities?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const context = (visible: number[]) =>
  ({ db: entities.db, user: { visibleBusinessIds: visible, clientBusinessName: 'Own' } }) as never
const download = (query: Partial<MeteringPointsDownload> = {}, visible = [group, colleges]) =>
  downloadedPoints(context(visible), {
    ...{ sort: 'name', day: '2026-01-31', format: 'csv', language: 'en' },
    ...query,
  })
async function linesOf(query: Partial<MeteringPointsDownload> = {}, visible?: number[]) {
  const { content } = await download(query, visible)
  const written = await text(content as Readable)
  expect(written.startsWith('\uFEFF')).toBe(true)
  return written.slice(1).trimEnd().split('\r\n')
}

test('a file has all that the list finds, in its order, whichever page it is on', async () => {
  const query = { sort: 'location', descending: 'true', productType: 'ELECTRICITY' } as const
  const { meteringPoints } = await pointsPage(context([colleges]), { ...query, limit: 500 })
  const [headings, ...rows] = await linesOf(query, [colleges])
  expect(headings).toBe(
    'Name,Metering point ID,Meter number,Location,Kind,Product,Parent metering point,Number of submeters,' +
      'Conversion factor,Measurement data,Missing base data,MaLo-ID,MeLo-ID,Archived',
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const [place, { name, meteringPointId }] of meteringPoints.entries())
    expect(rows[place]).toContain(`${name},${meteringPointId},`)
})

test('it is in the language of the reader, with its signs, and names the businesses where there are several', async () => {
  const [headings, ...rows] = await linesOf({ language: 'de', nodeId: 'loc-b2' })
  expect(headings).toMatch(/^Unternehmen;Name;Messstellen-ID;Zählernummer;Standort;Art;Produkt;/)
  const electricity = rows.find((row) => row.includes('Strom;'))!
  expect(electricity).toMatch(/;Hauptzähler;Strom;/)
  expect(electricity).toMatch(/Energie, Bezug, kWh, 15 Minuten; Leistung|"Energie, Bezug, kWh, .*; Leistung/)
})

test('its name says what and of when, for a file system', async () => {
  const nameOf = async (query: Partial<MeteringPointsDownload>, visible?: number[]) =>
    (await download(query, visible)).name
  expect(await nameOf({ format: 'xlsx' })).toBe('Own-Metering points-2026-01-31.xlsx')
  expect(await nameOf({ language: 'de', locationGroup: 'a/b' })).toBe('a b-Messstellen-2026-01-31.csv')
  const { below } = await pointsPage(context([group, colleges]), {
    ...{ nodeId: 'loc-b2', sort: 'name', limit: 1 },
  })
  expect(await nameOf({ nodeId: 'loc-b2' })).toBe(`${below!.name}-Metering points-2026-01-31.csv`)
  // Of a place that is not seen it says nothing.
  expect(await nameOf({ nodeId: 'loc-b2' }, [])).toBe('Own-Metering points-2026-01-31.csv')
  expect(await linesOf({ nodeId: 'loc-b2' }, [])).toHaveLength(1)
})

test('no text of it is a formula', async () => {
  const name = '=HYPERLINK("http://x","y")'
  await entities.db
    .updateTable('metering_point')
    .set({ name, meter_number: '+49' })
    .where('id', '=', 'mp-b2-gas')
    .execute()
  const rows = await linesOf({ search: 'HYPERLINK' }, [colleges])
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x"",""y""\)",[^,]+,'\+49,/)
  const { content } = await download({ search: 'HYPERLINK', format: 'xlsx' }, [colleges])
  const sheet = unzipSync(new Uint8Array(content instanceof Readable ? await buffer(content) : content))
  expect(strFromU8(sheet['xl/worksheets/sheet1.xml']!)).not.toContain('<f>')
  expect(strFromU8(sheet['xl/sharedStrings.xml']!)).toContain('HYPERLINK')
})

test('it goes on over several pages, and refuses what is too much for one file', async () => {
  const add = (from: number, count: number) =>
    sql`
    insert into metering_point (id, client_business_id, location_id, name, metering_point_id, kind, product_type)
    select 'many-' || n, ${colleges}::integer, 'loc-b2', 'many ' || n % 7, 'many-' || n, 'SENSOR', 'GAS'
    from generate_series(${from}::integer, ${from + count - 1}::integer) n`.execute(entities.db)
  await add(0, 1_200)
  const rows = await linesOf({ search: 'many-' }, [colleges])
  expect(rows).toHaveLength(1_201)
  expect(new Set(rows).size).toBe(1_201)
  const ofAtMost = (most: number) =>
    downloadedPoints(
      context([colleges]),
      { sort: 'name', day: '2026-01-31', format: 'csv', language: 'en', search: 'many-' },
      most,
    )
  expect((await text((await ofAtMost(1_200)).content as Readable)).trimEnd().split('\r\n')).toHaveLength(
    1_201,
  )
  await add(1_200, 1)
  await expect(ofAtMost(1_200)).rejects.toMatchObject({ status: 400, code: 'TOO_MANY_METERING_POINTS' })
})

test('a group narrows it to its locations', async () => {
  await entities.db
    .updateTable('location')
    .set({ location_groups: ['Pair'] })
    .where('id', '=', 'loc-b2')
    .execute()
  const all = await linesOf({ nodeId: 'loc-b2', objectKind: 'MAIN' }, [colleges])
  expect(await linesOf({ locationGroup: 'Pair', objectKind: 'MAIN' }, [colleges])).toEqual(all)
  expect(await linesOf({ locationGroup: 'Pair', objectKind: 'MAIN' }, [group])).toHaveLength(1)
})
