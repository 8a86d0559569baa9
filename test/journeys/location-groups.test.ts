import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  // Its own: other journeys read the groups and quantities of the demo.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const groups = '/platform/organization/groups'

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
}

test('a group is created, renamed into another that it merges with, and the merge is undone', async () => {
  const { page, close } = await portal.visit(groups, { as: 'manager' })
  const dialog = page.getByRole('dialog')
  const list = page.getByRole('region', { name: 'Groups' })
  async function create(name: string, search: string, locations: readonly string[]) {
    await page.getByRole('button', { name: 'New group' }).click()
    await dialog.getByLabel('Group name').fill(name)
    for (const location of locations) {
      await dialog.getByRole('searchbox').fill(search)
      await dialog.getByRole('checkbox', { name: location }).check()
    }
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'New group' }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await dialog.getByText('Choose at least one location.').waitFor()
  expect(await dialog.getByLabel('Group name').evaluate((one) => one === document.activeElement)).toBe(true)
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await create('Journey laboratories', 'Ashgrove', ['Ashgrove Laboratories'])
  await page.getByText('Group ‘Journey laboratories’ created with 1 location.').first().waitFor()
  await create('Journey science', 'Ashgrove', ['Ashgrove Laboratories'])
  await expectNoFaults(page)

  await list.getByRole('link', { name: 'Journey science' }).click()
  await page.getByRole('heading', { level: 1, name: 'Journey science' }).waitFor()
  await page.getByRole('button', { name: 'Add locations' }).click()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1 location added to ‘Journey science’.').first().waitFor()
  await page.getByRole('checkbox', { name: 'Select Ashgrove Laboratories' }).check()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Remove from group' }).click()
  await page.getByText('1 location removed from ‘Journey science’.').first().waitFor()
  await page.getByRole('checkbox', { name: 'Select Ashgrove Laboratories' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByLabel('Group name').fill('Journey laboratories')
  await dialog.getByText('There is a group ‘Journey laboratories’ with 1 location already.').waitFor()
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await page.getByRole('heading', { level: 1, name: 'Journey laboratories' }).waitFor()
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .waitFor()
  const last = page.getByRole('group', { name: 'Last step' })
  await last.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Journey science' }).waitFor()
  await page.getByRole('link', { name: 'All groups' }).click()
  await list.getByRole('button', { name: 'Dissolve: Journey science' }).click()
  await dialog.getByRole('button', { name: 'Dissolve' }).click()
  await list.getByRole('link', { name: 'Journey science' }).waitFor({ state: 'detached' })
  await close()
})

test('by the keyboard and in German: a location gets a use and beds, which the analysis offers', async () => {
  const { page, goto, close } = await portal.visit('/platform/organization/hierarchy?LOCATION=loc-b2', {
    ...{ as: 'manager', language: 'de' },
  })
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nutzung, Wert 1', { exact: true }).selectOption('Schule')
  const use = dialog.getByRole('group', { name: 'Nutzung', exact: true })
  await use.getByRole('button', { name: 'Wert hinzufügen' }).press('Enter')
  await dialog.getByLabel('Nutzung, Wert 2', { exact: true }).selectOption('Krankenhaus')
  await use.getByLabel('Gültig ab').last().fill('2024-05-01')
  await dialog.getByLabel('Bezugsgröße', { exact: true }).selectOption('Betten')
  await dialog.getByRole('button', { name: 'Bezugsgröße hinzufügen' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Betten, Wert 1' }).fill('kein')
  await page.keyboard.press('Enter')
  await dialog.getByText('Schreiben Sie die Zahl so: 12.345,6.').waitFor()
  await expectNoFaults(page)
  await dialog.getByRole('textbox', { name: 'Betten, Wert 1' }).fill('120,5')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Schule; Krankenhaus ab 1. Mai 2024').first().waitFor()
  await expectNoFaults(page)

  await goto('/platform/analysis?point=mp-b2-electricity')
  await page.getByLabel('Gezeigt als').selectOption('Energie je Bett')
  await page.getByText('kWh/Bett').first().waitFor()
  await expectNoFaults(page)

  await goto(groups)
  await page.getByRole('heading', { level: 1, name: 'Standortgruppen' }).waitFor()
  await page.getByRole('button', { name: 'Neue Gruppe' }).press('Enter')
  await dialog.getByLabel('Name der Gruppe').fill('Tastatur')
  await dialog.getByRole('checkbox', { name: 'Ashgrove Laboratories' }).press('Space')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Gruppe „Tastatur“ mit 1 Standort angelegt.').first().waitFor()
  const step = page.getByRole('group', { name: 'Letzter Schritt' })
  await step.getByRole('button', { name: 'Rückgängig machen' }).press('Enter')
  await page.getByRole('link', { name: 'Tastatur' }).waitFor({ state: 'detached' })
  await close()
})
