import { accessibilityFaults } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  // Its own: what is defined here would be in the forms of other journeys.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const attributes = '/platform/organization/attributes'
const building = '/platform/organization/hierarchy?LOCATION=loc-b105'

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
}

test('attributes are defined, filled in, seen and undone; what is in use is not deleted', async () => {
  const { page, goto, close } = await portal.visit(attributes, { as: 'admin' })
  const dialog = page.getByRole('dialog')
  const locations = page.getByRole('region', { name: 'Locations' })
  await locations.getByText('No attributes yet').waitFor()
  await expectNoFaults(page)
  const define = async (name: string, type: string, fill?: () => Promise<void>) => {
    await page.getByRole('button', { name: 'New attribute for locations' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByLabel('Type').selectOption({ label: type })
    await fill?.()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await locations.getByRole('rowheader', { name }).waitFor()
  }
  await define('Peak power', 'Number', () => dialog.getByLabel('Unit').fill('kWp'))
  await define('Refurbished on', 'Date')
  await define('Heating', 'Choice', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Add at least one choice.').waitFor()
    await dialog.getByRole('textbox', { name: 'Choice 1' }).fill('Natural gas')
    await dialog.getByRole('button', { name: 'Add choice' }).click()
    await dialog.getByRole('textbox', { name: 'Choice 2' }).fill('Heat pump')
    await dialog.getByRole('button', { name: 'Move up: Heat pump' }).click()
    await expectNoFaults(page)
  })
  await locations.getByRole('cell', { name: 'Heat pump, Natural gas' }).waitFor()
  await expectNoFaults(page)

  await goto(building)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabel('Peak power (kWp)').fill('much')
  await dialog.getByLabel('Refurbished on').fill('1998-05-04')
  await dialog.getByLabel('Heating').selectOption({ label: 'Natural gas' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Enter a number without its unit. Write the number like this: 12,345.6.').waitFor()
  await expectNoFaults(page)
  await dialog.getByLabel('Peak power (kWp)').fill('12,345.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByText('12,345.5 kWp').waitFor()
  await details.getByText('4 May 1998').waitFor()
  await details.getByText('Natural gas').waitFor()
  const changes = page.getByRole('region', { name: 'Changes' })
  await changes.getByText('Heating: – → Natural gas').waitFor()

  // Renamed for all, and not removed while somebody has it.
  await goto(attributes)
  await page.getByRole('button', { name: 'Edit: Heating' }).click()
  await dialog.getByText('used by 1 item').waitFor()
  await dialog.getByText('1 item has a value, so the type can no longer be changed.').waitFor()
  await dialog.getByRole('textbox', { name: 'Choice 2' }).fill('Gas boiler')
  await dialog.getByRole('button', { name: 'Remove: Heat pump' }).click()
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete: Heating' }).click()
  await dialog.getByText('It cannot be deleted, because 1 item has a value:').waitFor()
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await goto(building)
  await changes.getByText('Heating: – → Gas boiler').waitFor()
  await changes.getByRole('button', { name: /^Undo: Changed/ }).click()
  await details.getByText('Gas boiler').waitFor({ state: 'detached' })
  await goto(attributes)
  await page.getByRole('button', { name: 'Delete: Heating' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await locations.getByRole('rowheader', { name: 'Heating' }).waitFor({ state: 'detached' })
  await close()
})

test('by the keyboard and in German: defined, filled in, undone, archived and restored', async () => {
  const { page, goto, close } = await portal.visit(attributes, { as: 'admin', language: 'de' })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Neues Attribut für Messstellen' }).press('Enter')
  await dialog.getByLabel('Name').fill('Nennstrom')
  await dialog.getByLabel('Typ').selectOption({ label: 'Zahl' })
  await dialog.getByLabel('Einheit').fill('A')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const points = page.getByRole('region', { name: 'Messstellen' })
  await points.getByRole('rowheader', { name: 'Nennstrom' }).waitFor()
  await expectNoFaults(page)

  await goto('/platform/organization/hierarchy?METERING_POINT=mp-b105-electricity')
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).press('Enter')
  await dialog.getByLabel('Nennstrom (A)').fill('62,5')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const details = page.getByRole('region', { name: 'Angaben' })
  await details.getByText('62,5 A').waitFor()
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).press('Enter')
  expect(await dialog.getByLabel('Nennstrom (A)').inputValue()).toBe('62,5')
  await dialog.getByRole('button', { name: 'Abbrechen' }).press('Enter')
  const changes = page.getByRole('region', { name: 'Änderungen' })
  await changes.getByText('Nennstrom: – → 62,5 A').waitFor()

  await goto(attributes)
  await page.getByRole('button', { name: 'Archivieren: Nennstrom' }).press('Enter')
  await dialog.getByRole('button', { name: 'Archivieren' }).press('Enter')
  await page.getByRole('button', { name: 'Wiederherstellen: Nennstrom' }).waitFor()
  await goto('/platform/organization/hierarchy?METERING_POINT=mp-b105-electricity')
  await details.getByText('Nennstrom archiviert').waitFor()
  await changes.getByRole('button', { name: /^Rückgängig machen: Geändert/ }).press('Enter')
  await details.getByText('62,5 A').waitFor({ state: 'detached' })
  await goto(attributes)
  await page.getByRole('button', { name: 'Wiederherstellen: Nennstrom' }).press('Enter')
  await dialog.getByRole('button', { name: 'Wiederherstellen' }).press('Enter')
  await page.getByRole('button', { name: 'Archivieren: Nennstrom' }).waitFor()
  await close()
})

test('of two who change an attribute, the second sees what the first saved, and loses nothing', async () => {
  const [one, other] = await Promise.all([
    portal.visit(attributes, { as: 'admin' }),
    portal.visit(attributes, { as: 'system' }),
  ])
  const dialogOf = ({ page }: typeof one) => page.getByRole('dialog')
  await one.page.getByRole('button', { name: 'New attribute for objects' }).click()
  await dialogOf(one).getByLabel('Name').fill('Maker')
  await dialogOf(one).getByRole('button', { name: 'Save' }).click()
  await dialogOf(one).waitFor({ state: 'detached' })
  await other.page.reload()
  await other.page.getByRole('combobox', { name: 'Business' }).selectOption({ label: 'Fenland Colleges' })
  for (const { page } of [one, other]) {
    await page.getByRole('button', { name: 'Edit: Maker' }).click()
    await page.getByRole('dialog').getByLabel('Name').waitFor()
  }
  await dialogOf(one).getByLabel('Name').fill('Manufacturer')
  await dialogOf(one).getByRole('button', { name: 'Save' }).click()
  await dialogOf(one).waitFor({ state: 'detached' })
  await dialogOf(other).getByLabel('Type').selectOption({ label: 'Choice' })
  await dialogOf(other).getByRole('textbox', { name: 'Choice 1' }).fill('Fenland Boilers')
  await dialogOf(other).getByRole('button', { name: 'Save' }).click()
  await dialogOf(other).getByText('Name: Manufacturer').waitFor()
  expect(await accessibilityFaults(other.page)).toEqual([])
  expect(await dialogOf(other).getByLabel('Name').inputValue()).toBe('Manufacturer')
  await dialogOf(other).getByRole('button', { name: 'Save' }).click()
  await dialogOf(other).waitFor({ state: 'detached' })
  await other.page.getByRole('cell', { name: 'Fenland Boilers' }).waitFor()

  // What was changed of it is in the history, where an administrator undoes it.
  await one.goto('/platform/organization/history')
  const latest = one.page.getByRole('row').filter({ hasText: 'Attribute Manufacturer' }).first()
  await latest.getByText('Type: Text → Choice').waitFor()
  await latest.getByText('Choices: – → Fenland Boilers').waitFor()
  await expectNoFaults(one.page)
  await latest.getByRole('button', { name: /^Undo/ }).click()
  await one.page.getByRole('button', { name: /^Redo/ }).first().waitFor()
  await one.goto(attributes)
  const row = one.page.getByRole('row').filter({ hasText: 'Manufacturer' })
  await row.getByRole('cell', { name: 'Text' }).waitFor()
  await other.close(/409 \(Conflict\)/)
  await one.close()
})

test('whoever only keeps the structure does not define what it has', async () => {
  const { page, close } = await portal.visit(attributes, { as: 'manager' })
  await page.getByRole('heading', { level: 1, name: 'No access to this page' }).waitFor()
  await close()
})
