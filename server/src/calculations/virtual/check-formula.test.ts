import { roles } from '@energycockpit/contract'
import { newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import type { AuditLog } from '../../audit/audit-log'
import { inTransaction, type Context } from '../../audit/service-context'
import { readConfig } from '../../config'
import { createDemoPortfolio } from '../../demo/create-portfolio'
import { openEntities, type Entities } from '../../entities/entities'
import type { SignedInUser } from '../../access/signed-in-user'
import { checkFormula } from './check-formula'
import { listVirtual } from './list-virtual'
import { createVirtualSeries } from './virtual-series'

/* What is said of a formula while it is typed, on the demo portfolio without any readings. */
const user = {
  ...{ uuid: 'modeller', displayName: 'Maren Holt' },
  ...{ visibleBusinessIds: [1001], roles: [roles.ENERGY_MANAGER] },
} as unknown as SignedInUser
const audit = { write: async () => undefined } as unknown as AuditLog
let dataDir: string
let entities: Entities
let inner: number
let outer: number
beforeAll(async () => {
  dataDir = await newDataFolder('entities')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await createDemoPortfolio(entities)
  const created = async (name: string, formula: string) =>
    (
      await inTransaction({ db: entities.db, audit, user } as Context, (context) =>
        createVirtualSeries(context, {
          ...{ name, formula, quantity: 'ENERGY', unit: 'kWh', direction: null },
          ...{ locationId: 'loc-b2', productType: 'ELECTRICITY' },
        }),
      )
    ).seriesId
  inner = await created('Inner', '[1001] + [1011]')
  outer = await created('Outer', `[${inner}] * 2`)
})
afterAll(async () => {
  await entities?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const checked = (formula: string, more: object = {}, as = user) =>
  checkFormula(
    entities.db,
    { formula, quantity: 'ENERGY', unit: 'kWh', locationId: 'loc-b2', seriesId: null, ...more },
    as,
  )

test.each<[string, object, string, number | null, number | null]>([
  ['[1001] + [2001]', {}, 'CANNOT_ADD', 0, 15],
  ['[1001] + ', {}, 'VALUE_EXPECTED', 9, 9],
  ['', {}, 'EMPTY', 0, 0],
  ['1,5 * [1001]', {}, 'DECIMAL_COMMA', 0, 3],
  // Of the business above, and of none.
  ['[1001] + [1061]', {}, 'UNKNOWN_SERIES', 9, 15],
  ['[1001] + [4294967295]', {}, 'UNKNOWN_SERIES', 9, 21],
  ['[1001]', { unit: '°C' }, 'UNIT_OF_OTHER_QUANTITY', null, null],
  ['[1001]', { quantity: 'POWER', unit: 'kW' }, 'WRONG_UNIT', 0, 6],
  ['2 * 3', {}, 'NO_UNIT', null, null],
])('%j %j is said to be %s from %j to %j', async (formula, more, code, start, end) => {
  const { fault, interval } = await checked(formula, more)
  expect(fault).toMatchObject({ code, start, end })
  expect(interval).toBeNull()
})

test('a formula that leads back to itself is told where, by the one it goes through', async () => {
  const { fault, inputs } = await checked(`[1001] + [${outer}]`, { seriesId: inner })
  expect(fault).toMatchObject({ code: 'CYCLE', start: 9, end: 11 + String(outer).length })
  expect(inputs.map(({ name }) => name)).toContain('Outer')
  // Another one may well be made of both.
  expect(await checked(`[${inner}] + [${outer}]`)).toMatchObject({ fault: null, interval: 'PT1H' })
})

test('what is right names its series, and the interval it will have', async () => {
  expect(await checked('[1004] * 2', { quantity: 'POWER', unit: 'W' })).toMatchObject({
    ...{ fault: null, interval: 'PT15M' },
    inputs: [{ seriesId: 1004, unit: 'kW', locationName: 'Ashgrove Laboratories', quantity: 'POWER' }],
  })
})

test('who does not see the location or the virtual meter learns nothing of it', async () => {
  await expect(checked('[1061]', { locationId: 'loc-b33' })).rejects.toMatchObject({ status: 404 })
  const stranger = { ...user, visibleBusinessIds: [1000] }
  await expect(checked('[1061]', { seriesId: inner }, stranger)).rejects.toMatchObject({ status: 404 })
  expect((await listVirtual(entities.db, stranger)).series).toEqual([])
})

test('the list has each with what it is made of and what is made of it', async () => {
  const { series, more, canChange } = await listVirtual(entities.db, user)
  expect(series.map(({ name, usedBy, inputs }) => [name, usedBy, inputs.map((one) => one.seriesId)])).toEqual(
    [
      ['Inner', ['Outer'], [1001, 1011]],
      ['Outer', [], [inner]],
    ],
  )
  expect(series[0]).toMatchObject({ locationName: 'Ashgrove Laboratories', formula: '[1001] + [1011]' })
  expect([more, canChange]).toEqual([false, true])
  expect((await listVirtual(entities.db, { ...user, roles: [roles.ANALYST] })).canChange).toBe(false)
})
