import { SignedInClient } from '@energycockpit/testing'
import type { Consumption, Statistics } from '@energycockpit/contract'
import { createFormats } from '@energycockpit/i18n'
import { unitScale } from '@energycockpit/units'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { columnDigits } from './column-digits'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
let client: SignedInClient
beforeAll(async () => {
  portal = await startPortal()
  client = await SignedInClient.signIn(portal.server.url, 'analyst')
}, 240_000)
afterAll(() => portal?.stop())

const lastYear = new Date().getFullYear() - 1
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1440])).toEqual([])
}

test('locations rank by what they consumed, as the overview and the file have it, in both orders', async () => {
  const days = `from=${lastYear}-01-01&to=${lastYear + 1}-01-01&granularity=P1Y`
  const { body } = await client.get<Consumption>(`/rest/secure/measurements/consumption?${days}`)
  const { locationId, value } = body.products.find(({ productType }) => productType === 'ELECTRICITY')!
    .current.locations
  const names = new Map(body.locations.map(({ id, name }) => [id, name]))
  const consumed = locationId
    .map((id, place) => ({ name: names.get(id)!, value: value[place]! }))
    .sort((one, other) => other.value - one.value)
  const [most, second, least] = [consumed[0]!, consumed[1]!, consumed.at(-1)!]
  const { factor } = unitScale(most.value, 'kWh')
  const digits = columnDigits(most.value * factor)

  const { page, close } = await portal.visit(
    '/platform/analysis/ranking?period=LAST_YEAR&product=ELECTRICITY',
    { as: 'analyst' },
  )
  const table = page.getByRole('table', { name: 'Ranking' })
  const row = (place: number, { name, value: amount }: typeof most) =>
    table
      .getByRole('row')
      .filter({ hasText: new RegExp(`^\\s*${place}\\.\\s*${name}`) })
      .filter({ hasText: createFormats('en').number(amount * factor, digits) })
  await row(1, most).waitFor()
  await row(2, second).waitFor()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await text(await (await coming).createReadStream())
  const [, first] = file.split('\r\n')
  expect(first!.split(',')).toEqual(expect.arrayContaining([most.name, String(most.value)]))

  await page.getByLabel('Order').selectOption('flop')
  await page.waitForURL(/o\.order=flop/)
  await row(1, least).waitFor()
  const ranking = page.url()
  await row(1, least).getByRole('link', { name: least.name }).click()
  await page.getByRole('heading', { level: 1, name: least.name }).waitFor()
  expect(page.url()).toMatch(/period=LAST_YEAR.*product=ELECTRICITY/)
  await page.goBack()
  await row(1, least).waitFor()
  expect(page.url()).toBe(ranking)
  await close()
}, 120_000)

test('in German: what is heated with is told as in a mean year, what is not is not', async () => {
  const { page, close } = await portal.visit(
    '/platform/analysis/ranking?period=LAST_YEAR&product=ELECTRICITY&o.per=weather',
    { as: 'analyst', language: 'de' },
  )
  await page.getByText('Witterungsbereinigung nicht möglich').waitFor()
  await page.getByLabel('Produkt').selectOption('GAS')
  const table = page.getByRole('table', { name: 'Rangliste' })
  await table.getByRole('columnheader', { name: 'Mittleres Jahr' }).waitFor()
  await expectNoFaults(page)
  await close()
}, 120_000)

test('the statistics of a metering point are those of the API, with units and instants', async () => {
  const { page, close } = await portal.visit(
    '/platform/analysis/statistics?point=mp-b2-electricity&from=2025-03-30&to=2025-03-31&seriesType=MEASURED',
    { as: 'analyst' },
  )
  const table = page.getByRole('table', { name: 'Statistics of the series' })
  await table.getByRole('row').nth(1).or(table.getByRole('row').first()).first().waitFor()
  const query = 'series=1001&from=2025-03-30T00:00:00Z&to=2025-03-30T23:00:00Z&percentile=95'
  const { body } = await client.get<Statistics>(`/rest/secure/measurements/statistics?${query}`)
  const { quantity } = createFormats('en')
  // The day on which the clock is put forward has 23 hours.
  expect(body.count).toEqual([23])
  const written = [
    ...[body.sum, body.maximum, body.mean, body.percentile].map(([value]) => quantity(value!, body.unit[0]!)),
    quantity(body.peak[0]!, body.peakUnit[0]!),
  ]
  for (const figure of written) await table.getByText(plain(figure)).first().waitFor()
  await table.getByText('23', { exact: true }).first().waitFor()
  await expectNoFaults(page)
  await page.getByLabel('Percentile').selectOption('50')
  await page.waitForURL(/o\.percentile=50/)
  await close()
}, 120_000)
