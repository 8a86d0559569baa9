import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  // Its own: its action would stand in the lists of other journeys.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
}

test('the largest use of energy is judged, gets an action, and says what its chain lacks', async () => {
  const { page, close, faults } = await portal.visit('/platform/enms/energy-uses', {
    as: 'manager',
    language: 'de',
  })
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Speichern' }).press('Enter')
  await page.getByRole('slider').waitFor()
  await page.getByText('der erwarteten Werte liegen vor', { exact: false }).waitFor()
  await expectNoFaults(page)

  const first = page.getByRole('row').filter({ hasText: 'Kandidat' }).first()
  const name = (await first.getByRole('rowheader').getByRole('link').textContent())!
  await first.getByRole('button', { name: `${name} beurteilen` }).press('Enter')
  await dialog.getByRole('checkbox', { name: 'Wesentlicher Verbrauch' }).press('Space')
  await save()
  await dialog.getByText('Wählen Sie mindestens einen Grund.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Erhebliches Einsparpotenzial' }).press('Space')
  await dialog.getByLabel('Nächste Überprüfung').fill('2025-01-31')
  await expectNoFaults(page)
  await save()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Die Überprüfung von 1 Beurteilung ist überfällig.').waitFor()
  await first.getByRole('link', { name: `Wesentlich: ${name}` }).click()

  const chain = page.getByRole('region', { name: 'Kette bis zur Einsparung' })
  await chain.getByText('Keine Kennzahl:', { exact: false }).waitFor()
  await chain.getByRole('button', { name: 'Neue Maßnahme dazu' }).press('Enter')
  await dialog.getByLabel('Name').fill('Neue Kältemaschinen')
  await save()
  await chain.getByRole('link', { name: 'Neue Kältemaschinen' }).waitFor()
  await page.getByRole('cell', { name: 'Geändert: Maßnahmen' }).waitFor()
  await expectNoFaults(page)
  await chain.getByRole('link', { name: 'Neue Kältemaschinen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Neue Kältemaschinen' }).waitFor()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('Neue Kältemaschinen gelöscht.').first().waitFor()
  await page.getByRole('link', { name: 'Wesentliche Einsätze' }).click()
  await page.getByRole('link', { name, exact: true }).last().click()
  await chain.getByText('Eine verknüpfte Maßnahme ist nicht mehr vorhanden.').waitFor()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByText(`${name} gelöscht.`).first().waitFor()
  expect(faults()).toEqual([])
  await close()
}, 120_000)
