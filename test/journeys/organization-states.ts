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
  {
    name: 'the metering points with all their columns',
    show: async (visitor) => {
      await arrive('/platform/organization/metering-points')(visitor)
      await visitor.page.getByRole('main').getByRole('rowheader').first().waitFor()
    },
  },
  {
    name: 'metering points that nobody finds',
    show: async (visitor) => {
      await arrive('/platform/organization/metering-points?search=nowhere%20at%20all')(visitor)
      await visitor.page.getByText(/^(Keine Messstellen gefunden|No metering points found)$/).waitFor()
    },
  },
  {
    name: 'a metering point with its series and its exchanges',
    show: async (visitor) => {
      await arrive('/platform/organization/hierarchy?METERING_POINT=mp-b2-electricity')(visitor)
      await visitor.page.getByText(/^(Keine Zählerwechsel|No meter exchanges)$/).waitFor()
    },
  },
  {
    name: 'a meter exchange that lacks everything',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Wechsel hinzufügen|Add exchange)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('button[type=submit]').click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  { name: 'the location groups', show: arrive('/platform/organization/groups?business=1001') },
  {
    name: 'a new location group that lacks everything',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Neue Gruppe|New group)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').first().waitFor()
      await dialog.locator('button[type=submit]').click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'a location group without locations',
    show: arrive('/platform/organization/groups?business=1001&group=none'),
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
  { name: 'the attributes', show: arrive('/platform/organization/attributes') },
  {
    name: 'a new attribute that lacks everything',
    follows: true,
    show: async ({ page }) => {
      await page
        .getByRole('button', { name: /^(Neues Attribut für Standorte|New attribute for locations)$/ })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').selectOption('CHOICE')
      await dialog.locator('button[type=submit]').click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
]
