import type { Visitor } from './portal-under-test'
import type { StateToSee } from './state-to-see'

const arrive = (path: string) => async (visitor: Visitor) => {
  await visitor.goto(path)
  await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
}
const escape = ({ page }: Visitor) => page.keyboard.press('Escape')
/** Without the question whether what has been typed may be lost. */
const discard = ({ goto }: Visitor) => goto('/platform/blank')

/** The pages of the feature measurement-data but the meter readings of a series. */
export const measurementDataStates: readonly StateToSee[] = [
  { name: 'the imports', show: arrive('/platform/measurement-data/imports') },
  {
    name: 'a file of readings as it is understood',
    show: async (visitor) => {
      await arrive('/platform/measurement-data/imports/new')(visitor)
      const rows = ['start;W;quality', '1985-01-01T00:00Z;1;?', '1985-01-01T01:00Z;x;?']
      const buffer = Buffer.from(rows.join('\n'))
      const input = visitor.page.locator('input[type=file]')
      await input.setInputFiles({ name: 'hours.csv', mimeType: 'text/csv', buffer })
      await visitor.page.getByRole('combobox').nth(9).waitFor()
    },
    leave: discard,
  },
  { name: 'the prices and factors', show: arrive('/platform/measurement-data/conversion-factors') },
  {
    name: 'a price that is being added without a value',
    show: async (visitor) => {
      await arrive('/platform/measurement-data/conversion-factors?node=cb-1001')(visitor)
      await visitor.page.getByRole('button', { name: /^(Preis oder Faktor hinzufügen|Add a price)/ }).click()
      await visitor.page.getByRole('dialog').getByRole('button').last().click()
      await visitor.page.getByRole('dialog').locator('[aria-invalid]').first().waitFor()
    },
    leave: escape,
  },
  {
    name: 'a price that is to come from a series, and none is chosen',
    follows: true,
    show: async ({ page }) => {
      const main = page.getByRole('main')
      await main.getByRole('button', { name: /^(Preis oder Faktor hinzufügen|Add a price)/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').nth(3).selectOption('series')
      await dialog.getByRole('button').last().click()
      await dialog
        .getByRole('alert')
        .filter({ hasText: /Messreihe|series/ })
        .waitFor()
    },
    leave: escape,
  },
  { name: 'the virtual meters', show: arrive('/platform/measurement-data/virtual-meters') },
  {
    name: 'a virtual meter that lacks everything',
    show: async ({ page, goto }) => {
      await goto('/platform/measurement-data/virtual-meters/new')
      await page.getByRole('main').locator('button[type=submit]').click()
      await page.getByRole('main').locator('[aria-invalid]').first().waitFor()
    },
  },
  {
    name: 'a virtual meter with the preview of its formula',
    follows: true,
    show: async ({ page }) => {
      const main = page.getByRole('main')
      await main.getByRole('textbox').nth(1).fill('[1001] * 0.5')
      await main.getByRole('button', { name: /^(Standort wählen|Choose location)$/ }).click()
      await page.getByRole('searchbox').fill('Ashgrove')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Ashgrove Laboratories/ })
        .click()
      await main.getByRole('row').nth(8).waitFor()
    },
    leave: discard,
  },
]
