import { SignedInClient } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  // Its own: what is moved here would stand elsewhere in other journeys.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const hierarchy = '/platform/organization/hierarchy'
const row = (page: Page, name: string) => page.getByRole('treegrid').getByRole('row', { name, exact: true })
/** Names of the open rows from top to bottom, each with its depth. */
const rows = (page: Page) =>
  page
    .getByRole('treegrid')
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('aria-level')} ${one.getAttribute('aria-label')}`),
    )

test('a location is dragged to another unit, and the move is undone', async () => {
  const { page, faults, close } = await portal.visit(hierarchy, { as: 'manager' })
  await row(page, 'Services')
    .getByRole('button', { name: /^Expand/ })
    .click()
  await row(page, 'Heron Sports Centre').waitFor()
  // Below a location there is no location.
  await row(page, 'Heron Sports Centre').dragTo(row(page, 'Lapwing Nursery'))
  expect((await rows(page)).filter((one) => one.endsWith('Heron Sports Centre'))).toEqual([
    '3 Heron Sports Centre',
  ])
  await row(page, 'Heron Sports Centre').dragTo(row(page, 'Residences'))
  const bar = page.getByRole('group', { name: 'Last move' })
  await bar.getByText(/^Heron Sports Centre moved to Residences from /).waitFor()
  await row(page, 'Heron Sports Centre').waitFor({ state: 'detached' })
  await row(page, 'Residences')
    .getByRole('button', { name: /^Expand/ })
    .click()
  await row(page, 'Heron Sports Centre').waitFor()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await bar.waitFor({ state: 'detached' })
  await row(page, 'Heron Sports Centre').click()
  await page.getByText('Location · Fenland Colleges · Services').waitFor()
  // Nothing of the tree stays behind.
  await page.getByRole('link', { name: 'Analysis' }).click()
  await page.getByRole('tree').waitFor()
  expect(await page.locator('body > [data-live-announcer]').count()).toBe(0)
  expect(faults()).toEqual([])
  await close()
})

test('by the keyboard and in German: what is moved is read out', async () => {
  const { page, close } = await portal.visit(hierarchy, { as: 'manager', language: 'de' })
  await row(page, 'Fenland region').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.locator('[aria-label="Fenland region ziehen"]:focus').press('Enter')
  await page
    .locator('[data-live-announcer]')
    .getByText(/Ziehvorgang gestartet/)
    .waitFor({ state: 'attached' })
  await page.locator('[aria-label="Auf Services ablegen"]:focus').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  await page.locator('[aria-label="Auf Sciences ablegen"]:focus').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  const bar = page.getByRole('group', { name: 'Letzte Verschiebung' })
  await bar.getByText(/^Fenland region wurde ab .* nach Sciences verschoben\.$/).waitFor()
  // Set up wrongly, it was never elsewhere.
  await bar.getByRole('button', { name: 'Auch für die Vergangenheit' }).press('Enter')
  await bar.getByText('Fenland region wurde nach Sciences verschoben, auch für die Vergangenheit.').waitFor()
  await bar.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await bar.waitFor({ state: 'detached' })
  await row(page, 'Fenland region').waitFor()
  await close()
})

test('several metering points are ticked and assigned to another location at once', async () => {
  const { page, close } = await portal.visit(hierarchy, { as: 'manager', language: 'de' })
  const open = async (name: string) => row(page, name).getByRole('button').last().click()
  await open('Services')
  await open('Heron Sports Centre')
  // Only what can be ticked: while the branch is loading its row stands on the same level.
  const points = page
    .getByRole('treegrid')
    .locator('[aria-level="4"]')
    .filter({ has: page.locator('label') })
  await points.nth(1).waitFor()
  const names = await points.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!))
  for (const name of names.slice(0, 2)) await row(page, name).locator('label').click()
  const bar = page.getByRole('group', { name: 'Markierte Einträge' })
  await bar.getByText('2 Einträge markiert').waitFor()
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
  await bar.getByRole('button', { name: 'Verschieben' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('treeitem', { name: 'Services' }).press('ArrowRight')
  await dialog.getByRole('treeitem', { name: 'Lapwing Nursery' }).click()
  await dialog.waitFor({ state: 'detached' })
  const last = page.getByRole('group', { name: 'Letzte Verschiebung' })
  await last.getByText(/^2 Einträge wurden ab .* nach Lapwing Nursery verschoben\.$/).waitFor()
  await last.getByRole('button', { name: 'Rückgängig' }).click()
  await last.waitFor({ state: 'detached' })
  // What was open still is, after the page was narrow.
  await row(page, names[0]!).waitFor()
  await close()
})

test('without a network nothing is moved, and of two who move the same the second is told', async () => {
  const { page, context, close } = await portal.visit(hierarchy, { as: 'manager' })
  await row(page, 'Services')
    .getByRole('button', { name: /^Expand/ })
    .click()
  const centre = row(page, 'Heron Sports Centre')
  await centre.waitFor()
  await context.setOffline(true)
  await centre.dragTo(row(page, 'Residences'))
  await page.getByText('Not moved.').waitFor()
  expect(await page.getByRole('group', { name: 'Last move' }).count()).toBe(0)
  // Back in the network the page looks anew, and would see what the other one does meanwhile.
  let letLook = () => {}
  const mayLook = new Promise<void>((resolve) => (letLook = resolve))
  await page.route('**/rest/secure/hierarchy/**', async (route) => {
    await mayLook
    await route.continue()
  })
  await context.setOffline(false)

  const colleague = await SignedInClient.signIn(portal.server.url, 'manager')
  const search = '/rest/secure/hierarchy/nodes?search='
  const idOf = async (name: string) =>
    (await colleague.get<{ nodes: { id: string; name: string }[] }>(`${search}${name}`)).body.nodes.find(
      (node) => node.name === name,
    )!.id
  const moved = await colleague.post('/rest/secure/structure-moves', {
    items: [{ kind: 'LOCATION', id: await idOf('Heron Sports Centre') }],
    ...{ to: { type: 'ORG_UNIT', id: await idOf('Sciences') }, since: null },
  })
  expect(moved.status).toBe(200)
  const refused = page.waitForResponse('**/rest/secure/structure-moves')
  await centre.dragTo(row(page, 'Residences'))
  expect((await refused).status()).toBe(409)
  letLook()
  await page.getByText('Somebody else has moved it. The hierarchy now shows where it is.').waitFor()
  await centre.waitFor({ state: 'detached' })
  await row(page, 'Sciences')
    .getByRole('button', { name: /^Expand/ })
    .click()
  await centre.dragTo(row(page, 'Services'))
  await page
    .getByRole('group', { name: 'Last move' })
    .getByText(/^Heron Sports Centre moved to Services from /)
    .waitFor()
  await close(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
})

test('readers get the tree without handles', async () => {
  const { page, close } = await portal.visit(hierarchy, { as: 'analyst' })
  await page.getByRole('treeitem', { name: 'Residences' }).waitFor()
  expect(await page.getByRole('treegrid').count()).toBe(0)
  await close()
})
