import { accessibilityFaults, waitFor } from '@energycockpit/testing'
import type { Locator, Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { overhang } from './overhang'
import { sharePortal, startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const map = '/platform/organization/map'

const drawn = (page: Page) => page.locator('[data-drawn]').waitFor()

/** The addresses that are requested, of other hosts only those. */
function watchRequests(page: Page, origin: string) {
  const all: string[] = []
  page.on('request', (request) => void all.push(request.url()))
  return {
    all,
    foreign: () => all.filter((url) => /^(https?|wss?):/.test(url) && !url.startsWith(`${origin}/`)),
  }
}

/** Clicks beside the panel on the location that was selected last, until it is again; the map may be on its way. */
async function selectOnMap(page: Page, panel: Locator): Promise<void> {
  await waitFor('the location to be selected', async () => {
    const box = (await page.locator('[data-drawn] canvas').boundingBox())!
    const beside = Math.min(320, 0.6 * box.width) / 2
    await page.mouse.click(box.x + box.width / 2 + beside, box.y + box.height / 2)
    return panel.isVisible()
  })
}

test('locations on the map and in the list: selected in either, with their figures and the way to more; nothing leaves the portal', async () => {
  const { page, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  const requests = watchRequests(page, new URL(portal.server.url).origin)
  await page.getByRole('navigation').getByRole('link', { name: 'Map' }).click()
  await page.getByRole('heading', { level: 1, name: 'Map' }).waitFor()
  await drawn(page)
  await page.getByText(/^Area of the circle/).waitFor()
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])

  await page.getByRole('button', { name: 'Saltmarsh Institute' }).click()
  const panel = page.getByRole('region', { name: 'Saltmarsh Institute' })
  await panel.getByText('kWh/m²').waitFor()
  await panel.getByText(/^[\d,.]+\sMWh$/).waitFor()
  expect(new URL(page.url()).searchParams.get('location')).toMatch(/^loc-/)
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'detached' })
  // The map has gone there, and shows it beside where the panel was.
  await selectOnMap(page, panel)

  await panel.getByRole('link', { name: 'Show in the hierarchy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Saltmarsh Institute' }).waitFor()
  await page.getByRole('link', { name: 'Show on map' }).click()
  await panel.waitFor()
  await panel.getByRole('link', { name: 'Analyse: Electricity' }).click()
  await page.getByRole('heading', { level: 1, name: /Electricity/ }).waitFor()
  expect(requests.foreign()).toEqual([])
  await close()
})

test('by the keyboard and in German: another product, another order, a location from the list and back to it', async () => {
  const { page, close } = await portal.visit(map, { as: 'analyst', language: 'de' })
  await drawn(page)
  await page.getByLabel('Produkt').selectOption('Gas')
  await page.getByLabel('Zeitraum').selectOption('Dieses Jahr bis gestern')
  await page.waitForURL('**/map?product=GAS&period=CURRENT_YEAR')
  await page.getByLabel('Sortieren nach').selectOption('Je m² (kWh), absteigend')
  const rows = page.getByRole('region', { name: 'Liste der Standorte' }).getByRole('row')
  await waitFor('the figures per m² to fall', async () => {
    const figures = await rows.locator('td[data-label^="Je m²"]').allInnerTexts()
    const numbers = figures.filter((text) => text !== '–').map((text) => Number(text.replace(',', '.')))
    return (
      numbers.length > 5 && numbers.every((number, place) => place === 0 || number <= numbers[place - 1]!)
    )
  })

  const entry = page.getByRole('button', { name: 'Grebe Court' })
  await entry.press('Enter')
  const panel = page.getByRole('region', { name: 'Grebe Court' })
  const heading = panel.getByRole('heading')
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
  await panel.getByText('Vollständigkeit').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').innerText()).toBe('In der Hierarchie zeigen')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await entry.evaluate((one) => one === document.activeElement)).toBe(true)
  await close()
})

test('a browser that cannot draw says so and loads nothing for it; the list is all there', async () => {
  const { page, goto, close } = await portal.visit('/platform/home-portal', { as: 'manager', language: 'de' })
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const requests = watchRequests(page, new URL(portal.server.url).origin)
  await goto(map)
  await page.getByText('Dieser Browser kann die Karte nicht zeichnen').waitFor()
  await page.getByRole('button', { name: 'Saltmarsh Institute' }).click()
  await page.getByRole('region', { name: 'Saltmarsh Institute' }).getByText('kWh/m²').waitFor()
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
  expect(requests.all.filter((url) => url.includes('.worker.'))).toEqual([])
  await close()
})

test('where the script of the map does not come, the page says so and keeps the list', async () => {
  const { page, context, goto, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  await context.route('**/*.worker.*.js', (route) => route.abort())
  await goto(map)
  await page.getByText('The map could not be loaded').waitFor()
  await page.getByRole('button', { name: 'Saltmarsh Institute' }).click()
  await page.getByRole('region', { name: 'Saltmarsh Institute' }).getByText('kWh/m²').waitFor()
  await close(/Worker failed to load|could not be drawn|ERR_FAILED/)
})

test('whoever sees no values sees the places, and none is requested', async () => {
  const { page, close } = await portal.visit(map, { as: 'reader' })
  await drawn(page)
  const requests = watchRequests(page, new URL(portal.server.url).origin)
  await page.getByRole('button', { name: 'Saltmarsh Institute' }).click()
  await page.getByRole('region', { name: 'Saltmarsh Institute' }).waitFor()
  expect(await page.getByText('Consumption').count()).toBe(0)
  expect(requests.all.filter((url) => url.includes('/by-location'))).toEqual([])
  await close()
})

/** A pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('tiles that the operator has set come from their origin and no other; without them the circles stay', async () => {
  const origin = 'https://tiles.example'
  const withTiles = await sharePortal({
    MAP_TILES_URL: `${origin}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: '© Example mappers',
  })
  const { page, context, goto, close } = await withTiles.visit('/platform/home-portal', { as: 'analyst' })
  const requests = watchRequests(page, new URL(withTiles.server.url).origin)
  let areThere = true
  await context.route(`${origin}/**`, (route) =>
    areThere
      ? route.fulfill({
          body: tile,
          contentType: 'image/png',
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.fulfill({ status: 503 }),
  )
  await goto(map)
  await drawn(page)
  await page.getByText('© Example mappers').waitFor()
  const tiles = requests.foreign()
  expect(tiles.length).toBeGreaterThan(0)
  expect(tiles.filter((url) => !/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/.test(url))).toEqual([])
  areThere = false
  await goto(map)
  await page.getByText('The background map could not be loaded.').waitFor()
  await page.getByRole('button', { name: 'Saltmarsh Institute' }).click()
  await page.getByRole('region', { name: 'Saltmarsh Institute' }).waitFor()
  await close(/503|AJAXError|CORS|ERR_FAILED/)
})

test('coordinates of a location are chosen by a click on the map, or filled in as figures', async () => {
  const { page, faults, close } = await portal.visit(
    '/platform/organization/hierarchy?CLIENT_BUSINESS=cb-1001',
    {
      as: 'manager',
    },
  )
  await page.getByRole('button', { name: 'New location' }).click()
  const form = page.getByRole('dialog', { name: 'New location' })
  await form.getByRole('button', { name: 'Choose on the map' }).press('Enter')
  const choosing = page.getByRole('dialog', { name: 'Choose coordinates' })
  await drawn(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await choosing.getByText('No place chosen').waitFor()
  await choosing.locator('[data-drawn] canvas').click()
  await choosing.getByText(/^Latitude 52\.\d+, longitude 0\.\d+$/).waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await overhang(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await choosing.getByRole('button', { name: 'Use coordinates' }).click()
  await choosing.waitFor({ state: 'detached' })
  const figures = await Promise.all(
    ['Latitude', 'Longitude'].map((label) => form.getByLabel(label).inputValue()),
  )
  expect(figures.join()).toMatch(/^52\.\d{1,5},0\.\d{1,5}$/)
  await form.getByRole('button', { name: 'Time zone of the coordinates' }).click()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Europe/London'),
  )
  expect(faults()).toEqual([])
  await form.getByRole('button', { name: 'Cancel' }).click()
  await close()
})
