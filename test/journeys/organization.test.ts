import { accessibilityFaults } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { overhang } from './overhang'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  // Its own: what is created here would be in the figures of other journeys.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const hierarchy = '/platform/organization/hierarchy'

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
}

/** Fills in the form that is open and saves it. */
async function save(page: Page, fields: Readonly<Record<string, string>>, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a new building with a meter and a series, step by step; moved, archived and undone', async () => {
  const { page, close } = await portal.visit(`${hierarchy}?CLIENT_BUSINESS=cb-1001`, { as: 'manager' })
  await page.getByRole('heading', { level: 1, name: 'Fenland Colleges' }).waitFor()
  await page.getByRole('button', { name: 'New unit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Required.').waitFor()
  expect(await dialog.getByLabel('Name').evaluate((one) => one === document.activeElement)).toBe(true)
  await expectNoFaults(page)
  await save(page, { Name: 'Journey unit' }, 'Save')
  await page.getByRole('heading', { level: 1, name: 'Journey unit' }).waitFor()
  const tree = page.getByRole('treegrid')
  await tree.getByRole('row', { name: 'Journey unit' }).waitFor()

  await page.getByRole('button', { name: 'New location' }).click()
  for (const [label, text] of Object.entries({ Latitude: '52.52', Longitude: '13.4' }))
    await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: 'Time zone of the coordinates' }).click()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Europe/Berlin'),
  )
  await dialog.getByLabel('Country').fill('GB')
  await dialog.getByLabel('State / region').selectOption({ label: 'England' })
  await dialog.getByRole('textbox', { name: 'Floor area (m²), value 1' }).fill('1200')
  await dialog.getByRole('button', { name: 'Add value: Floor area (m²)' }).click()
  await dialog.getByRole('textbox', { name: 'Floor area (m²), value 2' }).fill('1500')
  await dialog.getByLabel('Valid from').last().fill('2024-05-01')
  await save(page, { Name: 'Journey mill' }, 'Save')
  await page.getByRole('heading', { level: 1, name: 'Journey mill' }).waitFor()
  await page.getByText('1,200; 1,500 from 1 May 2024').waitFor()
  const calendar = page.getByRole('region', { name: 'Closed periods and public holidays' })
  await calendar.getByText('Assumed for England, United Kingdom.').waitFor()
  await calendar.getByRole('button', { name: 'Add closed period' }).click()
  await save(page, { 'First day': '2026-07-25', 'Last day': '2026-09-06' }, 'Save')
  await calendar.getByRole('rowheader', { name: '25 Jul 2026 – 6 Sept 2026' }).waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'New metering point' }).click()
  await save(page, { Name: 'Journey meter' }, 'Save')
  await page.getByRole('heading', { level: 1, name: 'Journey meter' }).waitFor()
  await page.getByRole('button', { name: 'New measurement series' }).click()
  await save(page, { Unit: 'kWh' }, 'Save')
  const series = page.getByRole('region', { name: 'Measurement series' })
  await series.getByText('No values yet').waitFor()
  await expectNoFaults(page)
  await series.getByRole('button', { name: 'Archive: Energy' }).click()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await series.getByRole('button', { name: 'Restore: Energy' }).waitFor()
  await dialog.waitFor({ state: 'detached' })

  // The whole building goes elsewhere, and comes back.
  await tree.getByRole('row', { name: 'Journey mill' }).click()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.getByRole('treeitem', { name: 'Residences' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Location · Fenland Colleges · Residences').waitFor()
  const changes = page.getByRole('region', { name: 'Changes' })
  await changes.getByRole('button', { name: 'Undo: Changed Journey mill' }).click()
  await page.getByText('Location · Fenland Colleges · Journey unit').waitFor()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await dialog.getByText('1 metering point', { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('Archived: it is out of use.').waitFor()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Archive', exact: true }).waitFor()
  await close()
})

test('Back does not discard what is typed, a double click acts once, and a name may be one long word', async () => {
  const { page, faults, close } = await portal.visit(`${hierarchy}?CLIENT_BUSINESS=cb-1001`, {
    as: 'manager',
  })
  const name = 'Wärmerückgewinnungsanlagensteuerungsraum'.repeat(4)
  const dialog = page.getByRole('dialog').first()
  await page.getByRole('button', { name: 'New location' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Save' }).dblclick()
  const heading = page.getByRole('heading', { level: 1, name })
  await heading.waitFor()
  for (const path of [page.url().slice(portal.server.url.length), '/platform/organization/history']) {
    await page.goto(portal.server.url + path)
    await page.getByText(name).first().waitFor()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([path, width, await overhang(page)]).toEqual([path, width, 0])
    }
  }
  await page.goBack()
  await heading.waitFor()

  await page.getByRole('treegrid').getByText('Residences').click()
  await page.getByRole('heading', { level: 1, name: 'Residences' }).waitFor()
  const address = page.url()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Typed')
  await page.goBack()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click()
  await page.waitForURL(address)
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Typed')
  // The end of a selection beside the dialog is no click there.
  const box = (await dialog.getByLabel('Name', { exact: true }).boundingBox())!
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(10, box.y + 10)
  await page.mouse.up()
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Typed')
  await page.goBack()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await heading.waitFor()
  await dialog.waitFor({ state: 'detached' })

  const undo = page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: /^Undo/ })
  await undo.dblclick()
  await page.getByText('It no longer exists, or it belongs to', { exact: false }).waitFor()
  await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: /^Redo/ }).waitFor()
  expect(await page.getByText('Not undone.').count()).toBe(0)
  // What is gone is asked for once more, and that is all.
  expect(faults(/404/)).toEqual([])
  await close(/404/)
})

test('by the keyboard and in German: a unit is created, renamed, deleted by an administrator and brought back', async () => {
  const { page, close } = await portal.visit(`${hierarchy}?CLIENT_BUSINESS=cb-1001`, {
    ...{ as: 'admin', language: 'de' },
  })
  await page.getByRole('button', { name: 'Neue Einheit' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Tastatur')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Tastatur' }).waitFor()
  await page.getByRole('button', { name: 'Bearbeiten' }).press('Enter')
  await dialog.getByLabel('Name').fill('Tastatur zwei')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Tastatur zwei' }).waitFor()
  await page.getByText('Name: Tastatur → Tastatur zwei').waitFor()
  await page.getByRole('button', { name: 'Löschen' }).press('Enter')
  await dialog.getByText('1 Organisationseinheit', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Löschen' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: 'Tastatur zwei' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: 'Fenland Colleges', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Änderungen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Änderungen der Struktur' }).waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Rückgängig machen: Gelöscht Tastatur zwei' }).press('Enter')
  await page.getByRole('button', { name: 'Wiederholen: Rückgängig gemacht Tastatur zwei' }).waitFor()
  await close()
})

test('what has values is not deleted; the dialog says why', async () => {
  const { page, close } = await portal.visit(`${hierarchy}?LOCATION=loc-b2`, { as: 'admin' })
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/measurement series have values\./).waitFor()
  await expectNoFaults(page)
  expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await close()
})

test('of two who edit the same, the second sees what the first saved, and loses nothing', async () => {
  const place = `${hierarchy}?LOCATION=loc-b105`
  const [one, other] = await Promise.all([
    portal.visit(place, { as: 'manager' }),
    portal.visit(place, { as: 'admin' }),
  ])
  for (const { page } of [one, other]) await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await save(one.page, { City: 'Fenbridge North' }, 'Save')
  const dialog = other.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Floor area (m²), value 1' }).fill('1234.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText(/^Maren Holt saved this on/).waitFor()
  await dialog.getByText('City: Fenbridge North').waitFor()
  expect(await accessibilityFaults(other.page)).toEqual([])
  expect(await dialog.getByLabel('City').inputValue()).toBe('Fenbridge North')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await other.page.getByText('Floor area (m²): ').first().waitFor()
  // As it was, for whoever comes next.
  for (const name of [/^Undo: Changed/, /^Undo: Changed/])
    await other.page.getByRole('button', { name }).first().click()
  await other.page.getByRole('button', { name: /^Undo: Changed/ }).waitFor({ state: 'detached' })
  await other.close(/409 \(Conflict\)/)
  await one.close()
})

test('a structure comes from a file: checked, corrected, imported, and undone as a whole', async () => {
  const { page, close } = await portal.visit('/platform/organization/import', { as: 'manager' })
  const choose = (document: object) =>
    page.getByLabel(/^(Choose a file|structure\.json)/).setInputFiles({
      ...{ name: 'structure.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify(document)),
    })
  const locations = [
    { locationId: 'FILE-1', name: 'From a file', timeZone: 'Europe/London', parentOrgUnit: 'FILE-OU' },
  ]
  // On a slow line it says how much was sent.
  const line = await page.context().newCDPSession(page)
  const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await line.send('Network.emulateNetworkConditions', slowly)
  await choose({ orgUnits: [], locations: [], unknown: 'x'.repeat(400_000) })
  await page.locator('progress[aria-label^="Sending the file: "][value]').waitFor()
  await line.send('Network.emulateNetworkConditions', { ...slowly, uploadThroughput: -1 })
  await page.getByText('No rows in the file').waitFor()
  await choose({ locations })
  await page.getByText('1 error: nothing was imported. Correct the file and choose it again.').waitFor()
  await page.getByRole('cell', { name: 'It does not exist in this business.' }).waitFor()
  await expectNoFaults(page)
  await choose({ orgUnits: [{ orgUnitId: 'FILE-OU', name: 'Unit of a file' }], locations })
  await page.getByText('2 created').waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('Everything was imported.').waitFor()
  await choose({ locations })
  await page.getByText('No differences').waitFor()
  await page.getByRole('link', { name: 'Changes' }).click()
  await page.getByRole('button', { name: 'Undo: Imported Unit of a file' }).click()
  await page.getByText('Change undone.').waitFor()
  const { nodes } = (await (
    await page.request.get(`${portal.server.url}/rest/secure/hierarchy/nodes?search=From+a+file`)
  ).json()) as { nodes: unknown[] }
  expect(nodes).toEqual([])
  await close()
})

test('whoever may only look sees the details and no steps; the import is not theirs', async () => {
  const { page, goto, close } = await portal.visit(`${hierarchy}?LOCATION=loc-b2`, { as: 'analyst' })
  await page.getByRole('heading', { level: 1, name: 'Ashgrove Laboratories' }).waitFor()
  await page.getByText('1 Ashgrove Way').waitFor()
  expect(await page.getByRole('button', { name: 'Edit', exact: true }).count()).toBe(0)

  // The hierarchy is narrowed to a group, and is whole again.
  const aside = page.getByRole('complementary', { name: 'Hierarchy' })
  await aside.getByLabel('Location group').selectOption('Laboratories')
  const ofGroup = aside.getByRole('list', { name: 'Locations in Laboratories' })
  await ofGroup.getByRole('listitem').nth(4).waitFor()
  expect(await ofGroup.getByRole('listitem').count()).toBe(5)
  await expectNoFaults(page)
  await ofGroup.getByRole('button', { name: /^Teasel Biology Building/ }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Teasel Biology Building' }).waitFor()
  await aside.getByLabel('Location group').selectOption('All')
  await aside.getByRole('tree').waitFor()

  await goto('/platform/organization/import')
  await page.getByRole('heading', { level: 1, name: 'No access to this page' }).waitFor()
  await close()
})
