import { SignedInClient } from '@energycockpit/testing'
import type { SavedView } from '@energycockpit/contract'
import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

const regression = '/platform/analysis/linear-regression?node=loc-b2&period=LAST_YEAR'
const chosen = (page: Page) => page.getByRole('group', { name: 'Selection' })
const query = (page: Page) => new URL(page.url()).searchParams

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1440])).toEqual([])
}

test('what is chosen stays from one analysis to the next, and all of it is in the address', async () => {
  const { page, faults, close } = await portal.visit(regression, { as: 'analyst' })
  await chosen(page).getByText('Ashgrove Laboratories').waitFor()

  await chosen(page).getByRole('button', { name: 'Add' }).click()
  const picker = page.getByRole('dialog', { name: 'Add' })
  await picker.getByRole('searchbox').fill('Lapwing')
  await picker
    .getByRole('option', { name: /Lapwing Nursery/ })
    .or(picker.getByRole('button', { name: /Lapwing Nursery/ }))
    .first()
    .click()
  await chosen(page).getByText('Lapwing Nursery').waitFor()
  expect(query(page).getAll('with')).toHaveLength(1)

  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await expectNoFaults(page)
  await filters.getByLabel('Product').selectOption({ label: 'Gas' })
  await filters.getByLabel('Meter level').selectOption({ label: 'Main meter' })
  await filters.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: '2 filters' }).waitFor()
  expect([query(page).get('product'), query(page).get('meteringType')]).toEqual(['GAS', 'MAIN'])

  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Custom period …' })
  const free = page.getByRole('dialog', { name: 'Custom period' })
  await free.getByLabel('First day').fill('2025-03-30')
  await free.getByLabel('Last day').fill('2025-03-29')
  await free.getByRole('button', { name: 'Show' }).click()
  await free.getByText('The last day is before the first one. Choose a later one.').waitFor()
  await free.getByLabel('Last day').fill('2025-10-26')
  await free.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/from=2025-03-30&to=2025-10-27/)

  await page.getByRole('button', { name: 'Analyses' }).click()
  const menu = page.getByRole('dialog', { name: 'Analyses' })
  await expectNoFaults(page)
  await menu.getByRole('link', { name: /^Flexible analysis/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Flexible analysis' }).waitFor()
  await chosen(page).getByText('Lapwing Nursery').waitFor()
  await page.getByRole('button', { name: '2 filters' }).waitFor()

  await chosen(page).getByRole('button', { name: 'Remove Ashgrove Laboratories' }).click()
  await chosen(page).getByText('Ashgrove Laboratories').waitFor({ state: 'detached' })
  await page.goBack()
  await chosen(page).getByText('Ashgrove Laboratories').waitFor()
  expect(faults()).toEqual([])
  await close()
}, 120_000)

test('analyses are put together, moved and resized by keyboard, and come again from a saved view', async () => {
  const { page, goto, faults, close } = await portal.visit(regression, { as: 'analyst', language: 'de' })
  await page.getByRole('link', { name: 'Zur flexiblen Analyse' }).click()
  await page.getByRole('heading', { level: 1, name: 'Flexible Analyse' }).waitFor()
  const tiles = page.getByRole('region', { name: 'Lineare Regression' })
  await tiles.first().waitFor()
  await page.getByRole('button', { name: 'Analyse hinzufügen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Lineare Regression/ })
    .click()
  await tiles.nth(1).waitFor()

  const corner = page.getByRole('button', { name: 'Größe von Lineare Regression ändern' }).first()
  await corner.press('ArrowRight')
  await page.waitForURL(/w=linear-regression%2C7%2C0/)
  await page
    .getByRole('button', { name: 'Lineare Regression verschieben, Platz 1 von 2' })
    .press('ArrowRight')
  await page.getByText('Lineare Regression steht jetzt auf Platz 2 von 2.').waitFor()
  expect(
    query(page)
      .getAll('w')
      .map((one) => one.slice(0, 21)),
  ).toEqual(['linear-regression,6,0', 'linear-regression,7,0'])
  await expectNoFaults(page)

  const saved = page.url()
  await page.getByRole('button', { name: 'Ansichten' }).click()
  const views = page.getByRole('dialog', { name: 'Ansichten' })
  await views.getByRole('button', { name: 'Ansicht speichern' }).click()
  await views.getByText('Geben Sie einen Namen ein.').waitFor()
  await views.getByLabel('Name der Ansicht').fill('Labore zusammen')
  await views.getByRole('button', { name: 'Ansicht speichern' }).click()
  const row = views.getByRole('listitem').filter({ hasText: 'Labore zusammen' })
  await row.waitFor()
  await expectNoFaults(page)
  await row.getByRole('button', { name: '„Labore zusammen“ mit dem Unternehmen teilen' }).click()
  await row.getByText('geteilt', { exact: true }).waitFor()

  const colleague = await SignedInClient.signIn(portal.server.url, 'manager')
  const seen = await colleague.get<{ views: SavedView[] }>('/rest/secure/analysis/views')
  expect(seen.body.views.map(({ name, shared, isOwn }) => [name, shared, isOwn])).toEqual([
    ['Labore zusammen', true, false],
  ])

  await row.getByRole('button', { name: '„Labore zusammen“ löschen' }).click()
  await row.waitFor({ state: 'detached' })
  await views.getByRole('button', { name: 'Rückgängig' }).click()
  await row.waitFor()
  await goto('/platform/analysis')
  await page.getByRole('button', { name: 'Ansichten' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Labore zusammen' }).click()
  await tiles.nth(1).waitFor()
  expect(page.url()).toBe(saved)
  expect(faults()).toEqual([])
  await close()
}, 120_000)

test('an analysis that does not load leaves the others and the page as they are', async () => {
  const { page, close } = await portal.visit('/platform/home-portal', { as: 'analyst' })
  await page.route('**/rest/secure/measurements/chosen-series*', (route) => route.abort())
  await page.goto(`${portal.server.url}${regression}`)
  await page.getByText('The measurement series could not be loaded.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Linear regression' }).waitFor()
  await page.unroute('**/rest/secure/measurements/chosen-series*')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await chosen(page).getByText('Ashgrove Laboratories').waitFor()
  await close(/ERR_FAILED.*chosen-series/)
}, 120_000)
