import type { StateToSee } from './state-to-see'
import type { Visitor } from './portal-under-test'

const arrive = (path: string) => async (visitor: Visitor) => {
  await visitor.goto(path)
  await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
}

/** The pages of the feature organization. */
export const organizationStates: readonly StateToSee[] = [
  { name: 'the hierarchy, nothing chosen', show: arrive('/platform/organization/hierarchy') },
  {
    name: 'a location with all its fields',
    show: async (visitor) => {
      await arrive('/platform/organization/hierarchy?LOCATION=loc-b2')(visitor)
      await visitor.page.getByText('1 Ashgrove Way').waitFor()
    },
  },
  {
    name: 'a new metering point that lacks everything',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Neue Messstelle|New metering point)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('button[type=submit]').click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  { name: 'the choice of a location with its twin', show: arrive('/platform/organization/twin') },
  {
    name: 'the digital twin of a location',
    show: async (visitor) => {
      await arrive('/platform/organization/twin?location=loc-b2')(visitor)
      await visitor.page.getByRole('tree').waitFor()
    },
  },
  {
    name: 'a new object that lacks its name',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Neues Objekt|New object)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('button[type=submit]').click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'an object of a twin that is not there',
    show: async (visitor) => {
      await arrive('/platform/organization/twin?location=loc-b2&object=none')(visitor)
      await visitor.page.getByRole('tree').waitFor()
    },
  },
  { name: 'the import of a structure', show: arrive('/platform/organization/import') },
  { name: 'the changes of the structure', show: arrive('/platform/organization/history') },
]
