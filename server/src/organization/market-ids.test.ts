import { roles } from '@energycockpit/contract'
import { newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createAuditLog } from '../audit/audit-log'
import { inTransaction } from '../audit/service-context'
import { formulas } from '../calculations/index'
import { readConfig } from '../config'
import { createDemoPortfolio } from '../demo/create-portfolio'
import { openEntities, type Entities } from '../entities/entities'
import { createSecrets } from '../secrets/secrets'
import type { SignedInUser } from '../access/signed-in-user'
import { changeMarketIds, marketIds } from './market-ids'
import { readSteps } from './structure/read-steps'
import { undoStep } from './structure/undo-service'

const audit = createAuditLog(createSecrets('the secret of this test, long enough'))
const log = {} as FastifyBaseLogger
const parts = { withValues: () => Promise.resolve(new Set<number>()), formulas }
const point = 'mp-b2-gas'
const user = {
  ...{
    uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1004',
    displayName: 'Maren Holt',
    roles: [roles.ENERGY_MANAGER],
  },
  ...{ clientBusinessId: 1001, visibleBusinessIds: [1001] },
} as SignedInUser
const written = { malo: '413 735 592 41', melo: 'de00056266802ao6g56m11sn51g21m24s' }

let dataDir: string
let entities: Entities
let seriesId: number
beforeAll(async () => {
  dataDir = await newDataFolder('market-ids')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await createDemoPortfolio(entities)
  seriesId = (await marketIds(entities, point, user)).series[0]!.seriesId
})
afterAll(async () => {
  await entities?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const change = (given: object, by = user) =>
  inTransaction({ db: entities.db, audit, user: by, log }, (context) =>
    changeMarketIds(context, parts, { id: point, written: { malo: null, melo: null, series: [], ...given } }),
  )
const entries = () =>
  entities.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_name', 'subject_id'])
    .where('action', '=', 'metering-point.ids-changed')
    .execute()

test('ids are kept, shown and taken away again, and the audit log tells of each change', async () => {
  await change({ ...written, series: [{ seriesId, obis: '3.0.0' }] })
  expect(await marketIds(entities, point, user)).toMatchObject({
    ...{ malo: '41373559241', melo: 'DE00056266802AO6G56M11SN51G21M24S', canChange: true },
    series: expect.arrayContaining([{ seriesId, obis: '7-0:3.0.0*255' }]),
  })
  expect(await entries()).toEqual([
    { action: 'metering-point.ids-changed', actor_name: 'Maren Holt', subject_id: point },
  ])
  const reader = { ...user, roles: [roles.ANALYST] }
  expect(await marketIds(entities, point, reader)).toMatchObject({ malo: '41373559241', canChange: false })
  await change({ series: [{ seriesId, obis: null }] })
  expect(await marketIds(entities, point, user)).toMatchObject({
    ...{ malo: null, melo: null },
    series: expect.arrayContaining([{ seriesId, obis: null }]),
  })
})

test('what is refused changes nothing and leaves no entry', async () => {
  const before = await entries()
  await expect(change({ malo: '41373559242' })).rejects.toMatchObject({ status: 400 })
  await expect(change({ ...written, series: [{ seriesId: 2_001, obis: '3.0.0' }] })).rejects.toMatchObject({
    status: 400,
  })
  await expect(change(written, { ...user, visibleBusinessIds: [1000] })).rejects.toMatchObject({
    status: 404,
  })
  expect(await marketIds(entities, point, user)).toMatchObject({ malo: null, melo: null })
  expect(await entries()).toEqual(before)
})

test('a change is a step of the history, which is undone', async () => {
  await change({ ...written, series: [{ seriesId, obis: '3.0.0' }] })
  const context = { db: entities.db, audit, user, log }
  const { steps } = await readSteps(context, { kind: 'METERING_POINT', id: point })
  expect(steps[0]).toMatchObject({
    ...{ action: 'CHANGED', by: 'Maren Holt', items: 2, first: { id: point } },
  })
  await inTransaction(context, (changing) => undoStep(changing, parts, { step: steps[0]!.step }))
  expect(await marketIds(entities, point, user)).toMatchObject({
    ...{ malo: null, melo: null },
    series: expect.arrayContaining([{ seriesId, obis: null }]),
  })
})

test('two registers of one kind keep what tells them apart', async () => {
  const { series } = await marketIds(entities, point, user)
  const twins = await entities.db
    .selectFrom('measurement_series')
    .selectAll()
    .where('id', '=', seriesId)
    .executeTakeFirstOrThrow()
  const { id: _id, obis: _obis, ...same } = twins
  await entities.db
    .insertInto('measurement_series')
    .values({ ...same, id: 9_000_001, obis: '7-0:3.0.1*255' })
    .execute()
  await expect(change({ series: [{ seriesId: 9_000_001, obis: null }] })).rejects.toMatchObject({
    status: 400,
  })
  expect((await marketIds(entities, point, user)).series).toHaveLength(series.length + 1)
})
