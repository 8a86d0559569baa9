import type { Page } from 'playwright-core'
import { startPortal, type PortalUnderTest } from './portal-under-test'

/*
 * Input in the dialogs of the organization is not lost without a question. Leaving goes on to the page before, where
 * the dialog is gone with what it was about.
 */
let portal: PortalUnderTest
beforeAll(async () => {
  // Its own: an object is created.
  portal = await startPortal({})
}, 240_000)
afterAll(() => portal?.stop())

const said = {
  en: { question: 'Leave without saving?', stay: 'Stay', leave: 'Leave' },
  de: { question: 'Ohne Speichern verlassen?', stay: 'Bleiben', leave: 'Verlassen' },
} as const

/** Back is asked about: first the user stays, and the dialog is as it was, then they leave. */
async function backIsAskedAbout(page: Page, language: 'de' | 'en', isStillThere: () => Promise<void>) {
  const words = said[language]
  const question = page.getByRole('dialog', { name: words.question })
  const address = page.url()
  await page.goBack()
  await question.getByRole('button', { name: words.stay }).press('Enter')
  await question.waitFor({ state: 'detached' })
  await page.waitForURL(address)
  await isStillThere()
  await page.goBack()
  await question.getByRole('button', { name: words.leave }).press('Enter')
  await page.waitForURL((url) => url.href !== address)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('the first day of a move', async () => {
  const { page, close } = await portal.visit('/platform/organization/hierarchy?LOCATION=loc-b2', {
    ...{ as: 'manager', language: 'de' },
  })
  await page.getByRole('treegrid').getByText('Residences', { exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Residences' }).waitFor()
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click()
  const since = page.getByRole('dialog').getByLabel('Gültig ab')
  await since.fill('2026-03-29')
  await backIsAskedAbout(page, 'de', async () => expect(await since.inputValue()).toBe('2026-03-29'))
  // Of a day that is as it was nothing is lost.
  await page.getByRole('heading', { level: 1, name: 'Ashgrove Laboratories' }).waitFor()
  await page.getByRole('treegrid').getByText('Residences', { exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Residences' }).waitFor()
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click()
  await since.waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Ashgrove Laboratories' }).waitFor()
  await close()
})

test('the name and the locations of a group', async () => {
  const { page, close } = await portal.visit('/platform/organization/groups', { as: 'manager' })
  const dialog = page.getByRole('dialog')
  const laboratories = page.getByRole('link', { name: 'Laboratories', exact: true })
  const open = async (step: string) => {
    await laboratories.click()
    await page.getByRole('heading', { level: 1, name: 'Laboratories' }).waitFor()
    await page.getByRole('button', { name: step }).click()
  }
  await open('Rename')
  const name = dialog.getByLabel('Group name')
  await name.fill('Wet laboratories')
  await backIsAskedAbout(page, 'en', async () => expect(await name.inputValue()).toBe('Wet laboratories'))
  await open('Add locations')
  const location = dialog.getByRole('checkbox').first()
  await location.check()
  await backIsAskedAbout(page, 'en', async () => expect(await location.isChecked()).toBe(true))
  await close()
})

test('the metering points of an object', async () => {
  const { page, close } = await portal.visit('/platform/organization/twin?location=loc-b2', { as: 'manager' })
  await page.getByRole('button', { name: 'New object' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Hall')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hall' }).waitFor()
  await page.getByRole('button', { name: 'Assign metering points' }).click()
  const point = page.getByRole('dialog').getByRole('checkbox').first()
  const before = await point.isChecked()
  await point.setChecked(!before)
  await backIsAskedAbout(page, 'en', async () => expect(await point.isChecked()).toBe(!before))
  await close()
})

test('a price, and its undo by an administrator in the changes', async () => {
  const prices = '/platform/measurement-data/conversion-factors'
  const { page, close } = await portal.visit(prices, { as: 'manager', language: 'de' })
  const open = async () => {
    await page.getByRole('treeitem', { name: 'Fenland Colleges', exact: true }).click()
    await page.getByRole('button', { name: 'Preis oder Faktor hinzufügen' }).click()
  }
  await open()
  const dialog = page.getByRole('dialog')
  const what = dialog.getByLabel('Energieträger')
  await what.selectOption('Kälte')
  const value = dialog.getByLabel(/^Wert in/)
  await value.fill('0,1875')
  await backIsAskedAbout(page, 'de', async () => expect(await value.inputValue()).toBe('0,1875'))
  await open()
  await what.selectOption('Kälte')
  await value.fill('0,1875')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('region', { name: 'Preis: Kälte, Bezug' }).waitFor()
  await close()

  const history = await portal.visit('/platform/organization/history', { as: 'admin' })
  const step = history.page.getByRole('row', { name: /Price · Cooling · Import · Fenland Colleges/ })
  await step.getByText(/Values: – → 0\.1875/).waitFor()
  await step.getByRole('button', { name: /^Undo/ }).click()
  await step.filter({ hasText: 'Undone' }).getByRole('button', { name: /^Redo/ }).waitFor()
  await history.goto(`${prices}?node=cb-1001`)
  await history.page.getByRole('heading', { level: 2, name: 'Fenland Colleges' }).waitFor()
  expect(await history.page.getByRole('region', { name: 'Price: Cooling, import' }).count()).toBe(0)
  await history.close()
})
