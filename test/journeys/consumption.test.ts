import { SignedInClient } from '@energycockpit/testing'
import type { Consumption } from '@energycockpit/contract'
import { createFormats } from '@energycockpit/i18n'
import type { Page } from 'playwright-core'
import { chartIsDrawn } from './chart-drawing'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
let client: SignedInClient
beforeAll(async () => {
  portal = await startPortal()
  client = await SignedInClient.signIn(portal.server.url, 'analyst')
}, 240_000)
afterAll(() => portal?.stop())

const thisYear = new Date().getFullYear()
/** The year before the last one lies in its comparison as a whole. */
const lastYear = {
  ...{ from: `${thisYear - 1}-01-01`, to: `${thisYear}-01-01`, granularity: 'P1M' },
  ...{ comparedFrom: `${thisYear - 2}-01-01`, comparedTo: `${thisYear - 1}-01-01` },
}
async function consumption(query: Record<string, string>) {
  const all = new URLSearchParams({ ...lastYear, ...query })
  const { body } = await client.get<Consumption>(`/rest/secure/measurements/consumption?${all}`)
  return body
}
const electricity = ({ products }: Consumption) =>
  products.find(({ productType }) => productType === 'ELECTRICITY')!

/** The choice of a product with its figure. Names have plain spaces. */
const choiceOf = (page: Page, product: string, written: string) =>
  page.getByRole('radio', { name: `${product} ${written.replaceAll('\u00a0', ' ')}`, exact: true })

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1440])).toEqual([])
}

test('from the portfolio to a location, a metering point, and back; the figures are those of the API', async () => {
  const { page, goto, faults, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  await goto('/platform/analysis?period=LAST_YEAR')
  await chartIsDrawn(page)
  await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor()
  const all = await consumption({})
  const formats = createFormats('en')
  const written = formats.quantity(electricity(all).current.total.value!, 'kWh')
  await choiceOf(page, 'Electricity', written).waitFor()
  const { locationId, value } = electricity(all).current.locations
  const most = locationId[value.indexOf(Math.max(...value.map((one) => one ?? 0)))]
  const first = page.getByRole('table', { name: 'Locations' }).getByRole('rowheader').first()
  await first.getByRole('link', { name: all.locations.find(({ id }) => id === most)!.name }).waitFor()
  await expectNoFaults(page)

  await page.getByRole('radio', { name: /^Gas/ }).check({ force: true })
  await page.waitForURL(/product=GAS/)
  await page.getByRole('heading', { name: 'Gas · Portfolio' }).waitFor()
  await page.getByLabel('Compare with').selectOption({ label: 'Previous year, same weekdays' })
  await page.waitForURL(/compare=PREVIOUS_YEAR_WEEKDAYS/)
  await page.getByRole('listitem').filter({ hasText: 'same weekdays' }).waitFor()
  await page.goBack()
  await page.goBack()
  await page.getByRole('heading', { name: 'Electricity · Portfolio' }).waitFor()

  await page.getByRole('table').getByRole('link', { name: 'Ashgrove Laboratories' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ashgrove Laboratories' }).waitFor()
  await chartIsDrawn(page)
  expect(new URL(page.url()).searchParams.get('period')).toBe('LAST_YEAR')
  const ofHall = electricity(await consumption({ nodeId: 'loc-b2' })).current.total.value!
  await choiceOf(page, 'Electricity', formats.quantity(ofHall, 'kWh')).waitFor()
  await expectNoFaults(page)
  await page.getByRole('region', { name: 'Metering points' }).getByRole('link', { name: 'Gas' }).click()
  await page.getByRole('heading', { level: 1, name: /· Gas$/ }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Ashgrove Laboratories' }).waitFor()
  await page.getByRole('navigation', { name: 'Position' }).getByRole('link', { name: 'Portfolio' }).click()
  await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor()
  expect(faults()).toEqual([])
  await close()
})

test('in German and by keyboard: a unit of the tree shows its consumption, which stays in the address', async () => {
  const { page, close } = await portal.visit('/platform/analysis?period=LAST_YEAR', { language: 'de' })
  const sciences = page.getByRole('treeitem', { name: 'Sciences', exact: true })
  await sciences.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Sciences' }).waitFor()
  await page.getByRole('heading', { name: 'Strom · Sciences' }).waitFor()
  // What is shown is open, and the figures are written as they are in German.
  await page.getByRole('treeitem', { name: 'Sciences', exact: true, expanded: true }).waitFor()
  const { id } = await nodeNamed('Sciences')
  const { total } = electricity(await consumption({ nodeId: id })).current
  const written = createFormats('de').quantity(total.value!, 'kWh')
  const card = choiceOf(page, 'Strom', written)
  await card.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/product=GAS/)
  await page.getByLabel('Vergleich mit').selectOption({ label: 'Kein Vergleich' })
  await page.waitForURL(/compare=NONE/)
  await page.getByText('Größte Änderungen').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Gas · Sciences' }).waitFor()
  await expectNoFaults(page)
  await close()
})

async function nodeNamed(name: string): Promise<{ id: string }> {
  const { body } = await client.get<{ nodes: { id: string; name: string }[] }>(
    `/rest/secure/hierarchy/nodes?search=${name}`,
  )
  return body.nodes.find((node) => node.name === name)!
}

test('what cannot be loaded says so and is tried again; what is not there is said to be so', async () => {
  const { page, goto, words, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  await page.route('**/measurements/consumption*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await goto('/platform/analysis')
  await page.getByText('The consumption could not be loaded.').waitFor()
  await page.unroute('**/measurements/consumption*')
  await page.getByRole('button', { name: words.retry }).click()
  await chartIsDrawn(page)
  await goto('/platform/analysis?node=loc-none')
  await page.getByText('This entry is not known here').waitFor()
  await goto('/platform/analysis?period=CURRENT_DAY')
  await page.getByText('No day of this period is over yet').waitFor()
  await close(/status of (500|404)/)
})
