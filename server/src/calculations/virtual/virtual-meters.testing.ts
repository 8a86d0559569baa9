import type { ErrorObject, Granularity, SeriesValues, VirtualSeries } from '@energycockpit/contract'
import { newDataFolder, SignedInClient, startServer } from '@energycockpit/testing'
import type { Kysely } from 'kysely'
import { rm } from 'node:fs/promises'
import { readConfig } from '../../config'
import { openEntities } from '../../entities/entities'
import type { Tables } from '../../entities/tables'

export interface Failure {
  error?: ErrorObject
}
export type Period = readonly [from: string, to: string]

/** The days around both changes of the clocks in London, of the demo's last whole year. */
export const clockChanges = ((year) =>
  [
    [daysFrom(lastSunday(year, 3), -1, 0), daysFrom(lastSunday(year, 3), 3, 23)],
    [daysFrom(lastSunday(year, 10), -3, 23), daysFrom(lastSunday(year, 10), 4, 0)],
  ] as const)(new Date().getUTCFullYear() - 1)

/** Midnight UTC of the day on which clocks are changed in Europe. */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 0))
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay())
}
function daysFrom(day: number, days: number, hour: number): string {
  return new Date(day + (days * 24 + hour) * 3_600_000).toISOString()
}

export const meaning = { quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' } as const

/** The demo portfolio with something more in its store of entities. */
async function folderWith(prepare: (db: Kysely<Tables>) => Promise<void>): Promise<string> {
  const dataDir = await newDataFolder('derived', 'loaded')
  const entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await prepare(entities.db)
  await entities.close()
  return dataDir
}

/** The real server with somebody who defines virtual meters and somebody who reads values. */
export async function startWithVirtualMeters(prepare?: (db: Kysely<Tables>) => Promise<void>) {
  const dataDir = prepare && (await folderWith(prepare))
  const server = await startServer({ ...(dataDir && { dataDir }) })
  const manager = await SignedInClient.signIn(server.url, 'manager')
  const analyst = await SignedInClient.signIn(server.url, 'analyst')

  async function send<Answer = VirtualSeries>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    as = manager,
  ) {
    const answer = await as.fetch(path, {
      method,
      headers: { origin: server.url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Answer & Failure }
  }
  const create = (formula: string, more: object = {}, as = manager) =>
    send(
      'POST',
      '/rest/secure/virtual-series',
      { name: 'Virtual', formula, ...meaning, locationId: 'loc-b2', productType: 'ELECTRICITY', ...more },
      as,
    )
  const select = <Answer>(path: string, query: Record<string, string>, as = analyst) =>
    as.get<Answer & Failure>(`${path}?${new URLSearchParams(query)}`)
  /** A whole answer; anything else fails the test. */
  async function whole<Answer>(
    requested: Promise<{ status: number; body: Answer & Failure }>,
  ): Promise<Answer> {
    const { status, body } = await requested
    expect([status, body.error?.reasons]).toEqual([200, undefined])
    return body
  }
  const values = (id: number, [from, to]: Period, granularity: Granularity, more = {}) =>
    whole(
      select<SeriesValues>(`/rest/secure/measurement-series/${id}/values`, {
        from,
        to,
        granularity,
        ...more,
      }),
    )
  return {
    async stop() {
      await server.stop()
      if (dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
    ...{ server, manager, analyst, send, create, select, whole, values },
    created: async (formula: string, more: object = {}) => (await whole(create(formula, more))).seriesId,
    /** The stored values by the start of their interval; null where there is none. */
    async raw(id: number, period: Period) {
      const { at, value } = await values(id, period, 'raw')
      return new Map(at.map((start, place) => [start, value[place] ?? null]))
    },
    deliver: (lines: readonly string[]) =>
      manager.fetch('/rest/secure/readings', {
        method: 'POST',
        headers: { origin: server.url, 'content-type': 'text/csv' },
        body: ['series_id,at,value', ...lines].join('\n'),
      }),
  }
}
