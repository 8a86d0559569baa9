import { roles, type AuditEntry, type ErrorObject, type ReadingLoad } from '@energycockpit/contract'
import { newDataFolder, SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { password } from '../../identity/every-call.testing'
import { addWalkers, walkers } from '../../identity/walkers.testing'

/*
 * The super client's administrator sends for both businesses. What came of it is seen by whose series it concerns, and
 * by nobody else: not by those of the sender's own business, nor by strangers.
 */
let server: RunningServer
let dataDir: string
let above: SignedInClient
const clients = {} as Record<'above' | 'ownOfAbove' | 'below' | 'adminBelow' | 'stranger', SignedInClient>

const below = 1001
const ofAbove = 1061
const base = '/rest/secure'

beforeAll(async () => {
  dataDir = await newDataFolder('across-businesses', 'loaded')
  await addWalkers(dataDir)
  server = await startServer({ dataDir })
  const operator = await SignedInClient.signIn(server.url, 'system')
  for (const uuid of [walkers.sub, walkers.foreign])
    await operator.put(`${base}/users/${uuid}/roles`, { roles: [roles.ENERGY_MANAGER] })
  const walker = (name: string) => SignedInClient.signIn(server.url, { userName: `walker-${name}`, password })
  above = await SignedInClient.signIn(server.url, 'super')
  Object.assign(clients, {
    ...{ above, ownOfAbove: await walker('sub'), below: await SignedInClient.signIn(server.url, 'manager') },
    ...{ adminBelow: await SignedInClient.signIn(server.url, 'admin'), stranger: await walker('foreign') },
  })
}, 240_000)
afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const at = (year: number, hour: number) => `${year}-01-01T0${hour}:00:00Z`
const line = (series: number, year: number, hour: number, value: number | string) =>
  `${series},${at(year, hour)},${value}`

async function send(lines: string[], query = ''): Promise<{ status: number; load: ReadingLoad }> {
  const answer = await above.fetch(`${base}/readings${query}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  return { status: answer.status, ...((await answer.json()) as { load: ReadingLoad }) }
}
const seen = async (who: keyof typeof clients, id: number) => {
  const { status, body } = await clients[who].get<ReadingLoad>(`${base}/reading-loads/${id}`)
  return status === 200 ? body : status
}
const listed = async (who: keyof typeof clients) => {
  const { body } = await clients[who].get<{ loads: ReadingLoad[] }>(`${base}/reading-loads`)
  return body.loads.map(({ id }) => id)
}
const undo = (who: keyof typeof clients, id: number) =>
  clients[who].post<ReadingLoad & { error: ErrorObject }>(`${base}/reading-loads/${id}/undo`)
const audited = async (who: 'above' | 'adminBelow', id: number) => {
  const { body } = await clients[who].get<{ entries: AuditEntry[] }>(`${base}/audit-entries`)
  return body.entries
    .filter(({ subject }) => subject?.id === String(id))
    .map(({ action, businessId, detail }) => ({ action, businessId, detail }))
}
const value = async (series: number, year: number) => {
  const address = `${base}/measurement-series/${series}/values?from=${at(year, 0)}&to=${at(year, 1)}&granularity=raw`
  const { body } = await above.get<{ value: (number | null)[] }>(address)
  return body.value[0]
}

test('a delivery for the business below is that business’s, not that of its sender', async () => {
  const { load } = await send([line(below, 1981, 0, 5)])
  expect(await seen('below', load.id)).toMatchObject({ partial: false, readingCount: 1, addedCount: 1 })
  expect([await seen('ownOfAbove', load.id), await seen('stranger', load.id)]).toEqual([404, 404])
  expect(await listed('below')).toContain(load.id)
  expect(await listed('ownOfAbove')).not.toContain(load.id)
  expect((await undo('ownOfAbove', load.id)).status).toBe(404)
  expect(await value(below, 1981)).toBe(5)
  const undone = await undo('below', load.id)
  expect(undone.status).toBe(200)
  expect(await value(below, 1981)).toBeNull()
  expect(await seen('ownOfAbove', undone.body.id)).toBe(404)
  expect(await audited('adminBelow', load.id)).toMatchObject([
    { action: 'readings.load-undone', businessId: 1001 },
  ])
})

test('of one for both businesses each sees its part, and who sees both undoes it', async () => {
  const { load } = await send([line(below, 1982, 0, 5), line(below, 1982, 1, 6), line(ofAbove, 1982, 2, 7)])
  const part = { partial: true, changedCount: 0, seriesCount: 1, undoableUntil: null }
  expect(await seen('below', load.id)).toMatchObject({
    ...part,
    ...{ readingCount: 2, addedCount: 2 },
    lastAt: at(1982, 1).replace('Z', '.000Z'),
  })
  expect(await seen('ownOfAbove', load.id)).toMatchObject({
    ...part,
    readingCount: 1,
    firstAt: at(1982, 2).replace('Z', '.000Z'),
  })
  expect(await seen('above', load.id)).toMatchObject({ partial: false, seriesCount: 2, readingCount: 3 })
  expect(await seen('stranger', load.id)).toBe(404)
  for (const who of ['below', 'ownOfAbove'] as const) {
    const refused = await undo(who, load.id)
    expect([refused.status, refused.body.error.reasons[0]?.code]).toEqual([403, 'LOAD_PARTLY_SEEN'])
  }
  expect(await value(below, 1982)).toBe(5)
  const undone = await undo('above', load.id)
  expect(await value(below, 1982)).toBeNull()
  expect(await seen('below', undone.body.id)).toMatchObject({ partial: true, readingCount: 2 })
  expect((await audited('above', load.id)).map(({ businessId }) => businessId).sort()).toEqual([1000, 1001])
  expect(await audited('adminBelow', load.id)).toHaveLength(1)
  // Nor is what was undone brought back by who sees a part of it.
  expect((await undo('below', undone.body.id)).status).toBe(403)
})

test('a deletion tells each business of its own series only', async () => {
  await send([line(below, 1983, 0, 5), line(ofAbove, 1983, 0, 7)])
  const deleted = await above.post<ReadingLoad>(`${base}/reading-deletions`, {
    ...{ seriesIds: [below, ofAbove], from: at(1983, 0), to: at(1983, 1) },
  })
  const { id } = deleted.body
  expect(await seen('ownOfAbove', id)).toMatchObject({ partial: true, readingCount: 1 })
  expect((await undo('ownOfAbove', id)).status).toBe(403)
  expect(await audited('adminBelow', id)).toMatchObject([{ businessId: 1001, detail: { series: [below] } }])
  expect(await audited('above', id)).toHaveLength(2)
})

test('a refused delivery is told to those who see all that its sender sees', async () => {
  await send([line(below, 1984, 0, 'much')])
  const refused = (await listed('above'))[0]!
  expect(await seen('above', refused)).toMatchObject({ state: 'REFUSED', faultCount: 1 })
  for (const who of ['below', 'ownOfAbove', 'stranger'] as const) {
    expect(await seen(who, refused)).toBe(404)
    expect(await listed(who)).not.toContain(refused)
  }
})

test('the bad lines of a delivery are told to who sees the series that they name', async () => {
  const lines = [
    line(below, 1985, 0, 5),
    line(ofAbove, 1985, 0, 'much'),
    line(below, 1985, 1, 'little'),
    line(77, 1985, 0, 1),
  ]
  const { load } = await send(lines, '?badLines=skip')
  expect(load.faultCount).toBe(3)
  expect(await seen('below', load.id)).toMatchObject({
    faultCount: 1,
    faults: [{ line: 4, seriesId: below }],
  })
  expect(await seen('ownOfAbove', load.id)).toBe(404)
})
