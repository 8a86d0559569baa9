import type { ResultAs } from '@energycockpit/contract'
import { newDataFolder } from '@energycockpit/testing'
import type { FastifyBaseLogger } from 'fastify'
import { rm } from 'node:fs/promises'
import { validityOf } from '../../calculations/conversion/check-factor'
import { factorsFor } from '../../calculations/conversion/factors-of-points'
import { besides, inOrder } from '../../calculations/conversion/validity'
import { derivedSeries, factorScopes } from '../../calculations/index'
import { demoBusinesses, seedDemoUsers } from '../../identity/demo-users'
import { createImports } from '../../readings/imports/imports'
import { auditLog, openStores } from '../../readings/imports/imports-in-process.testing'
import { findSeries } from '../../readings/series/series-repository'
import { createDemoPortfolio } from '../create-portfolio'
import { runHistory } from '../history/run-history'
import { history } from './history'

/* What everything in the demo costs and emits: as a call calculates it, on all that the demo's users have entered. */
let dataDir: string
let stores: Awaited<ReturnType<typeof openStores>>
beforeAll(async () => {
  dataDir = await newDataFolder('demo-prices')
  stores = await openStores(dataDir)
  await createDemoPortfolio(stores.entities)
  await seedDemoUsers(stores.entities)
  await runHistory({
    imports: createImports(stores, auditLog),
    log: {} as FastifyBaseLogger,
    // Readings say nothing of prices.
    events: history.filter((event) => 'change' in event),
    signal: new AbortController().signal,
    time: { firstStart: new Date('2026-11-23T10:00:00Z'), locale: 'en' },
  })
})
afterAll(async () => {
  await stores?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const businesses = Object.values(demoBusinesses).map(({ id }) => id)
/** What can be calculated of a quantity; of water there is no emission factor per m³. */
const possible: Readonly<Record<string, readonly ResultAs[]>> = {
  ENERGY: ['COST', 'CARBON'],
  POWER: ['COST', 'CARBON'],
  VOLUME: ['COST'],
}
const allSeries = async () => {
  const rows = await stores.entities.db.selectFrom('measurement_series').select('id').orderBy('id').execute()
  return Promise.all(rows.map(async ({ id }) => (await findSeries(stores.entities, id, businesses))!))
}

test('whatever is counted has a cost and emissions: bought, fed in, produced, calculated, in both businesses', async () => {
  const counted = (await allSeries()).filter(({ quantity }) => quantity in possible)
  expect(counted.length).toBeGreaterThan(60)
  for (const series of counted)
    for (const as of possible[series.quantity]!) {
      const { series: derived } = await derivedSeries(stores.entities, [series], { as }, Date.now())
      expect([series.id, as, derived[0]!.unit]).toEqual([series.id, as, as === 'COST' ? 'GBP' : 'kg'])
    }
})

test('prices and factors are valid at all times, without a gap', async () => {
  const counted = (await allSeries()).filter(({ quantity }) => quantity in possible)
  const scopes = await factorScopes(
    stores.entities,
    counted.map(({ id }) => id),
  )
  const factors = await factorsFor(stores.entities.db, [...scopes.values()])
  for (const { id, quantity } of counted) {
    const scope = scopes.get(id)!
    for (const { value: ofPoint } of factors.over(scope, scope.timeZone))
      for (const as of possible[quantity]!) {
        const factor = ofPoint.get(as === 'COST' ? 'PRICE' : 'CARBON', scope.direction)
        // The series of the grid has a value in each hour of the source.
        const gaps = factor.seriesId === 2011 ? [] : besides(inOrder(validityOf(factor)))
        expect([id, as, gaps]).toEqual([id, as, []])
      }
  }
})
