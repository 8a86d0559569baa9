import { newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { createAuditLog } from '../../audit/audit-log'
import { readConfig } from '../../config'
import { openEntities } from '../../entities/entities'
import { createSecrets } from '../../secrets/secrets'
import type { SignedInUser } from '../../access/signed-in-user'
import { openReadings, type Readings } from '../store/readings-store'
import { createImports, type Imports } from './imports'
import type { Stores } from './stores'
import { takeDelivery } from './take-delivery'

/** A business with two series of hours, and a user of it. */
export const seriesIds = [1, 2] as const
export const user: SignedInUser = {
  uuid: '00000000-0000-4000-8000-000000000001',
  ...{ userName: 'sender', displayName: 'A sender', email: null, roles: [9] },
  ...{ clientBusinessId: 1, clientBusinessName: 'A business', superClientBusinessId: null },
  visibleBusinessIds: [1],
}

export const auditLog = createAuditLog(createSecrets('a secret of at least thirty-two characters'))

/** The stores of a data folder, opened in this process; the caller closes them. */
export async function openStores(dataDir: string): Promise<Stores & { close(): Promise<void> }> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const entities = await openEntities(config)
  const readings = await openReadings(config)
  return {
    ...{ entities, readings },
    async close() {
      await readings.close()
      await entities.close()
    },
  }
}

export interface ImportsInProcess {
  stores: Stores
  imports: Imports
  dataDir: string
  /** Leaves the folder. */
  closeStores(): Promise<void>
  close(): Promise<void>
}

export async function startImportsInProcess(): Promise<ImportsInProcess> {
  const dataDir = await newDataFolder('loads')
  const { close, ...stores } = await openStores(dataDir)
  await addBusiness(stores, user.clientBusinessId, seriesIds)
  return {
    ...{ stores, dataDir, imports: createImports(stores, auditLog) },
    closeStores: close,
    async close() {
      await close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A business of the number with a location, a metering point and series of hours. */
export async function addBusiness(stores: Stores, id: number, series: readonly number[]) {
  const { db } = stores.entities
  await db.insertInto('client_business').values({ id, name: 'A business' }).execute()
  const [here, point] = id === 1 ? ['here', 'point'] : [`here ${id}`, `point ${id}`]
  const place = { id: here, client_business_id: id, name: 'Here', time_zone: 'Europe/Berlin' }
  await db.insertInto('location').values(place).execute()
  const meter = { client_business_id: id, location_id: here, name: 'Meter' }
  const nothing = { parent_id: null, meter_number: null, type: null, formula: null }
  await db
    .insertInto('metering_point')
    .values({
      ...{ id: point, ...meter, ...nothing },
      ...{ metering_point_id: 'DE1', kind: 'MAIN', product_type: 'ELECTRICITY' },
    })
    .execute()
  for (const one of series) await addSeries(stores, one, { businessId: id, point })
}

export async function addSeries(
  { entities: { db } }: Stores,
  id: number,
  { businessId, point } = { businessId: 1, point: 'point' },
): Promise<void> {
  await db
    .insertInto('measurement_series')
    .values({
      ...{ id, client_business_id: businessId, metering_point_id: point, quantity: 'ENERGY', unit: 'kWh' },
      ...{ direction: 'PURCHASE', interval: 'PT1H', series_type: 'MEASURED' },
    })
    .execute()
}

/** As the call takes it. `body` in pieces, as they may arrive. */
export function deliver(
  imports: Imports,
  body: readonly (string | Buffer)[],
  {
    asOf,
    badLines = 'refuse',
    contentType = 'text/csv',
    packing,
    by = user,
  }: {
    asOf?: Date | undefined
    badLines?: 'refuse' | 'skip'
    contentType?: string
    packing?: string
    by?: SignedInUser
  } = {},
) {
  const request = Object.assign(
    Readable.from(
      body.map((piece) => Buffer.from(piece)),
      { objectMode: false },
    ),
    {
      headers: packing === undefined ? {} : { 'content-encoding': packing },
      complete: true,
    },
  ) as unknown as IncomingMessage
  return takeDelivery(imports, { request, contentType, badLines, asOf, user: by })
}

/** What is in force in a period (seconds since 1970 UTC, half open), by `series at`; known gaps left out. */
export async function figures(readings: Readings, from: number, to: number): Promise<Map<string, number>> {
  const rows = await readings.select<[number, number, number]>({
    query: `select series_id, toUnixTimestamp(at), value from readings final
      where quality != 'missing' and toUnixTimestamp(at) >= {from:UInt32} and toUnixTimestamp(at) < {to:UInt32}`,
    params: { from, to },
  })
  return new Map(rows.map(([series, at, value]) => [`${series} ${at}`, value]))
}
