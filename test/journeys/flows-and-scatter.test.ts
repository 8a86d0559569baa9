import { SignedInClient } from '@energycockpit/testing'
import type { EnergyFlows, SeriesValues } from '@energycockpit/contract'
import { createFormats } from '@energycockpit/i18n'
import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
let client: SignedInClient
beforeAll(async () => {
  portal = await startPortal()
  client = await SignedInClient.signIn(portal.server.url, 'analyst')
}, 240_000)
afterAll(() => portal?.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 768, 1440])).toEqual([])
}

test('the old address of the energy flow shows the flows of the API, and each leads to its object', async () => {
  // The day of 25 hours is among them.
  const days = 'from=2025-10-20&to=2025-11-03'
  const query = `nodeId=loc-b40&productType=ELECTRICITY&${days}`
  const { body } = await client.get<EnergyFlows>(`/rest/secure/measurements/energy-flows?${query}`)
  const loss = body.links.find(({ target }) => target.startsWith('loss '))!
  const { page, faults, close } = await portal.visit(`/platform/sankey?node=loc-b40&${days}`, {
    ...{ as: 'analyst', language: 'de' },
  })
  await page.waitForURL(`**/platform/analysis/sankey?node=loc-b40&${days}`)
  const plot = page.getByRole('figure').getByRole('slider')
  await plot.waitFor()
  await expectNoFaults(page)

  await page.getByRole('radio', { name: 'Tabelle' }).click()
  const formats = createFormats('de')
  const row = page.getByRole('row').filter({ hasText: 'Verlust oder nicht erfasst' })
  await row.filter({ hasText: plain(formats.quantity(loss.value, body.unit)) }).waitFor()
  await page.getByRole('radio', { name: 'Diagramm' }).click()
  await plot.press('End')
  await plot.press('Enter')
  await page.waitForURL(/\/platform\/analysis\?point=mp-b40-/)
  await page.goBack()
  await plot.waitFor()
  expect(new URL(page.url()).pathname).toBe('/platform/analysis/sankey')
  expect(faults()).toEqual([])
  await close()
}, 120_000)

test('a day of the scatter chart has the values of both series, and the legend takes weekdays out', async () => {
  const { page, faults, close } = await portal.visit(
    '/platform/analysis/scatter?node=loc-b40&from=2025-03-24&to=2025-04-07&o.y=1091',
    { as: 'analyst', language: 'en' },
  )
  const figure = page.getByRole('figure')
  await figure.getByRole('slider').waitFor()
  await expectNoFaults(page)
  const shown = figure.getByRole('button', { name: /^Sunday/ })
  await shown.and(page.locator('[aria-pressed=true]')).click()
  await page.waitForURL(/o\.off=6/)
  await page.getByText(/2 more are switched off in the legend/).waitFor()
  await page.goBack()
  await shown.and(page.locator('[aria-pressed=true]')).waitFor()

  await page.getByRole('radio', { name: 'Table' }).click()
  const seriesId = new URL(page.url()).searchParams.get('o.y')!
  // The day of 23 hours.
  const query = 'from=2025-03-30T00:00:00Z&to=2025-03-30T23:00:00Z&granularity=P1D'
  const { body } = await client.get<SeriesValues>(
    `/rest/secure/measurement-series/${seriesId}/values?${query}`,
  )
  const written = await page.getByRole('row').filter({ hasText: '30 Mar 2025' }).innerText()
  const amount = Number(/([\d.,]+)\s(?:k|M)Wh$/.exec(written.trim())![1]!.replaceAll(',', ''))
  const factor = written.includes('MWh') ? 1000 : 1
  expect(Math.abs(amount * factor - body.value[0]!)).toBeLessThan(factor)
  expect(faults()).toEqual([])
  await close()
}, 120_000)
