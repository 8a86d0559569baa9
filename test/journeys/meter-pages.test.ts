import { SignedInClient } from '@energycockpit/testing'
import type { ListedMeteringPoint } from '@energycockpit/contract'
import type { Page } from 'playwright-core'
import { text } from 'node:stream/consumers'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
let client: SignedInClient
/** A meter of gas. */
let point: ListedMeteringPoint
/** Decades before the meters' own readings, so that nobody else's figures change. */
const readings = [
  { at: '1981-03-29T10:00:00Z', value: 100 },
  { at: '1981-10-25T10:00:00Z', value: 150.5 },
]
beforeAll(async () => {
  portal = await startPortal()
  client = await SignedInClient.signIn(portal.server.url, 'manager')
  const path = '/rest/secure/metering-points?productType=GAS'
  point = (await client.get<{ meteringPoints: ListedMeteringPoint[] }>(path)).body.meteringPoints[0]!
  const entered = await client.post(`/rest/secure/metering-points/${point.id}/meter-readings`, { readings })
  expect(entered).toMatchObject({ status: 200 })
}, 240_000)
afterAll(() => portal?.stop())

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1440])).toEqual([])
}

test('readings of a meter with what was used between them, as a table and as a file', async () => {
  const { page, close } = await portal.visit(
    `/platform/analysis/meter-readings?point=${point.id}&from=1981-01-01&to=1982-01-01`,
  )
  await page.getByText('2 entries', { exact: true }).waitFor()
  const table = page.getByRole('table', { name: 'Meter readings and exchanges' })
  await table.getByText(/^150\.5\s/).waitFor()
  await table.getByText(/^50\.5\s/).waitFor()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).click()
  const lines = (await text(await (await coming).createReadStream())).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/,150\.5,[^,]+,50\.5,/)
  await expectNoFaults(page)
  await page.getByLabel('Show', { exact: true }).selectOption('exchanges')
  await page.waitForURL(/o\.show=exchanges/)
  await page.getByText('No meter readings in this period').waitFor()
  await close()
}, 120_000)

test('what is known about it, and the way to its readings', async () => {
  const { page, close } = await portal.visit(`/platform/analysis/point-information?point=${point.id}`, {
    language: 'de',
  })
  const main = page.getByRole('main')
  await main.getByText(point.meteringPointId, { exact: true }).waitFor()
  await main.getByRole('link', { name: point.location.name, exact: true }).waitFor()
  await main.getByRole('region', { name: 'Messreihen' }).getByRole('rowheader').first().waitFor()
  await expectNoFaults(page)
  await main.getByRole('link', { name: 'Zählerstände' }).click()
  await page.waitForURL(/\/analysis\/meter-readings\?point=/)
  await page.getByRole('heading', { level: 1, name: 'Zählerstände' }).waitFor()
  await close()
}, 120_000)
