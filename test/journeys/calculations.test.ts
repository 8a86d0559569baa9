import { accessibilityFaults } from '@energycockpit/testing'
import type { Page } from 'playwright-core'
import { faultsAtWidths } from './faults-at-widths'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/** Nothing is cooled there, so that nobody's figures change. */
const place = '/platform/measurement-data/conversion-factors?node=loc-b2'

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsAtWidths(page, [360, 1280], { dark: true })).toEqual([])
}

test('a price is set from the analysis page on, changed from a day on by the keyboard, and removed again', async () => {
  const { page, close } = await portal.visit('/platform/analysis', { as: 'manager' })
  await page.getByRole('main').getByRole('link', { name: 'Prices and factors' }).click()
  await page.getByRole('searchbox').fill('Ashgrove')
  await page.getByRole('button', { name: /^Ashgrove Laboratories/ }).click()
  await page.waitForURL(`**${place}`)
  await page.getByRole('heading', { level: 2, name: 'Ashgrove Laboratories' }).waitFor()

  await page.getByRole('button', { name: 'Add a price or factor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Energy carrier').selectOption({ label: 'Cooling' })
  await dialog.getByLabel('Unit').selectOption({ label: '€/kWh' })
  await dialog.getByLabel('Value in €/kWh').fill('8')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Is this right?' })
  await question.getByText('8 €/kWh is unusual: from 0 €/kWh to 0.5 €/kWh is usual.').waitFor()
  await expectNoFaults(page)
  await question.getByRole('button', { name: 'Correct it' }).click()
  await question.waitFor({ state: 'detached' })
  await dialog.getByLabel('Value in €/kWh').fill('0.08')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  const price = page.getByRole('region', { name: 'Price: Cooling, import' })
  await price.getByText('0.08 €/kWh').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await price.getByRole('button', { name: 'New value' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('-0.01')
  await dialog.getByLabel('Valid from').fill('2026-03-29')
  await page.keyboard.press('Enter')
  // Nobody is paid for taking cold; who is may say so.
  await question.getByRole('button', { name: 'Save anyway' }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await dialog.waitFor({ state: 'detached' })
  await price.getByText('−0.01 €/kWh').waitFor()
  const rows = (await price.locator('tbody tr').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
  expect(rows[0]).toMatch(/^from 29 Mar 2026 valid now .*−0\.01 €\/kWh/)
  expect(rows[1]).toMatch(/^from the beginning .*28 Mar 2026 .*0\.08 €\/kWh/)
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])

  await price.getByRole('button', { name: 'Remove all values' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await price.waitFor({ state: 'detached' })
  await dialog.waitFor({ state: 'detached' })
  const heading = page.getByRole('heading', { level: 2, name: 'Ashgrove Laboratories' })
  expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
  await close(/422 \(Unprocessable Entity\)/)
})

test('of two who set the same price, the later one sees the other, and keeps their own text', async () => {
  const [one, other] = await Promise.all(
    (['manager', 'admin'] as const).map((as) => portal.visit(place, { as })),
  )
  const { page, close } = one!
  const dialog = page.getByRole('dialog')
  const write = async (value: string, { page: window } = one!) => {
    await window.getByRole('button', { name: 'Add a price or factor' }).click()
    await window.getByLabel('Energy carrier').selectOption({ label: 'Water' })
    await window.getByLabel('Unit').selectOption({ label: '£/m³' })
    await window.getByLabel('Value in £/m³').fill(value)
  }
  await write('2.5')
  await dialog.getByLabel('Valid from').fill('2026-01-01')
  await write('2.25', other)
  await other!.page.keyboard.press('Enter')
  await other!.page.getByRole('region', { name: 'Price: Water, import' }).waitFor()
  await other!.close()

  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText(/^Nothing was changed\. Adaeze Fenn changed this in the meantime/).waitFor()
  const now = dialog.getByRole('region', { name: 'Current value' })
  await now.getByText('2.25 £/m³').waitFor()
  expect(await dialog.getByLabel('Value in £/m³').inputValue()).toBe('2.5')
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const price = page.getByRole('region', { name: 'Price: Water, import' })
  for (const value of ['2.25 £/m³', '2.5 £/m³']) await price.getByText(value, { exact: true }).waitFor()
  await price.getByRole('button', { name: 'Remove all values' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await price.waitFor({ state: 'detached' })
  await close(/409 \(Conflict\)/)
})

test('a price comes from a series that is found by its name, by the keyboard', async () => {
  const { page, close } = await portal.visit(place, { as: 'manager' })
  await page.getByRole('button', { name: 'Add a price or factor' }).click()
  const form = page.getByRole('dialog', { name: /^Price or factor for/ })
  await form.getByLabel('Energy carrier').selectOption({ label: 'Heat' })
  await form.getByLabel('Where the values come from').selectOption({ label: 'From a series' })
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Choose the series that the values come from.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const chooser = page.getByRole('dialog', { name: 'Choose a series' })
  await form.getByRole('button', { name: 'Choose a series' }).focus()
  await page.keyboard.press('Enter')
  await chooser.getByRole('searchbox').fill('Electricity price')
  await chooser.getByRole('button', { name: /^Electricity price/ }).waitFor()
  // Enter in the search is no step of the form behind it.
  await page.keyboard.press('Enter')
  await chooser.getByRole('button', { name: /^Electricity price/ }).click()
  const series = chooser.getByRole('button', { name: 'Price, £/kWh per hour' })
  await series.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await series.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await form.getByText('Fenland region · Electricity price, £/kWh per hour').waitFor()
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  const price = page.getByRole('region', { name: 'Price: Heat, import' })
  await price.getByRole('link', { name: 'Electricity price' }).waitFor()
  await price.getByRole('button', { name: 'Remove all values' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await price.waitFor({ state: 'detached' })
  await close()
})

test('who may not change prices sees them, and is told so', async () => {
  const { page, close } = await portal.visit(place, { as: 'analyst' })
  await page.getByText('Your role lets you see prices and factors but not change them.').waitFor()
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /Add|Remove|Correct/ })
      .count(),
  ).toBe(0)
  await close()
})

test('a virtual meter is made of series by their names, shows its last week, and is removed after a question', async () => {
  const { page, close } = await portal.visit('/platform/analysis', { as: 'manager' })
  await page.getByRole('main').getByRole('link', { name: 'Virtual meters' }).click()
  await page.getByRole('link', { name: 'Create virtual meter' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Half of it')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Insert series' }).click()
  await page.getByRole('searchbox').fill('Ashgrove')
  await dialog.getByRole('button', { name: /^Ashgrove Laboratories/ }).click()
  await dialog.getByRole('treeitem', { name: 'Electricity', exact: true }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  // The focus is on the first series.
  await dialog.getByRole('button', { name: 'Electricity, import, kWh per hour' }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const formula = page.getByLabel('Formula', { exact: true })
  await page.getByText('The formula is valid. It gives values per hour.').waitFor()
  await formula.press('End')
  await page.keyboard.type(' + [2001]')
  await page.getByText('kWh and °C cannot be added or subtracted.').waitFor()
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])
  const preview = page.getByRole('region', { name: 'Preview: last seven days' })
  await preview.getByText('The preview appears when the formula is valid.').waitFor()
  await formula.fill('[1001] * 0.5')
  await page.getByText('The formula is valid. It gives values per hour.').waitFor()
  const whole = /^All days [\d,.]+ [kM]Wh \d+%$/
  await preview.locator('[aria-busy=false]').getByRole('row', { name: whole }).waitFor()
  const previewed = await preview.getByRole('row').allInnerTexts()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()

  await page.getByRole('heading', { level: 1, name: 'Half of it' }).waitFor()
  const week = page.getByRole('region', { name: 'Last seven days' })
  await week.getByRole('row', { name: whole }).waitFor()
  expect(await week.getByRole('row').allInnerTexts()).toEqual(previewed)
  expect(previewed.length).toBe(9)
  // What is stored is not shown a second time.
  expect(await preview.count()).toBe(0)
  expect(await faultsAtWidths(page, [360, 1280])).toEqual([])

  await page.getByRole('button', { name: 'Remove virtual meter' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('“Half of it” was removed.').waitFor()
  await close()
})
