import type { Visitor } from './portal-under-test'
import type { StateToSee } from './state-to-see'

const arrive = (path: string) => async (visitor: Visitor) => {
  await visitor.goto(path)
  await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
}

/** What the energy manager sees of overview and actions. */
export const energyManagementStates: readonly StateToSee[] = [
  {
    name: 'the overview of energy management',
    show: async (visitor) => {
      await arrive('/platform/enms/overview')(visitor)
      await visitor.page
        .getByText(/(against|gegenüber) /)
        .first()
        .waitFor()
    },
  },
  {
    name: 'the overview while it is arranged',
    follows: true,
    show: ({ page }) => page.getByRole('button', { name: /^(Kacheln anordnen|Arrange tiles)$/ }).click(),
    leave: ({ page }) => page.getByRole('button', { name: /^(Abbrechen|Cancel)$/ }).click(),
  },
  {
    name: 'the overview on a wall',
    show: async (visitor) => {
      await arrive('/platform/enms/overview?show=wall')(visitor)
      await visitor.page
        .getByRole('dialog')
        .getByText(/(against|gegenüber) /)
        .first()
        .waitFor()
    },
    leave: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'the electricity of a location today',
    show: async (visitor) => {
      await arrive('/platform/enms/today?node=loc-b40&period=YESTERDAY')(visitor)
      await visitor.page
        .getByText(/^(Autarkiegrad|Self-supply)$/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'the carbon report',
    show: async (visitor) => {
      await arrive('/platform/enms/carbon')(visitor)
      await visitor.page
        .getByText(/^Scope 2, (location-based|standortbasiert)$/)
        .first()
        .waitFor()
    },
  },
  { name: 'the actions', show: arrive('/platform/enms/actions') },
  {
    name: 'a new action that lacks everything',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Neue Maßnahme|New action)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').check()
      for (const add of [/^(Einsparung hinzufügen|Add saving)$/, /^(Dokument hinzufügen|Add document)$/])
        await dialog.getByRole('button', { name: add }).click()
      await dialog.getByRole('button', { name: /^(Speichern|Save)$/ }).click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  { name: 'the indicators', show: arrive('/platform/enms/indicators') },
  {
    name: 'a new indicator that lacks everything',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Neue Kennzahl|New indicator)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^(Gezählt wird|Counted)$/).selectOption('SERIES')
      await dialog.getByLabel(/^(Pro|Per)$/).selectOption('SERIES')
      await dialog.getByLabel(/^(Verglichen wird mit|Compared with)$/).selectOption('VALUE')
      await dialog.getByRole('button', { name: /^(Ziel hinzufügen|Add target)$/ }).click()
      await dialog.getByRole('button', { name: /^(Speichern|Save)$/ }).click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'the significant uses of energy',
    show: async (visitor) => {
      await arrive('/platform/enms/energy-uses?by=POINT')(visitor)
      await visitor.page.getByRole('slider').waitFor()
    },
  },
  {
    name: 'a new judgement that lacks everything',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Neue Beurteilung|New judgement)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^(Speichern|Save)$/ }).click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  { name: 'the budgets', show: arrive('/platform/enms/budgets') },
  {
    name: 'a new budget whose months are typed',
    follows: true,
    show: async ({ page }) => {
      await page.getByRole('button', { name: /^(Neues Budget|New budget)$/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^(Verteilung auf Monate|Spread over the months)$/).selectOption('TYPED')
      await dialog.getByRole('button', { name: /^(Speichern|Save)$/ }).click()
      await dialog.locator('[aria-invalid]').first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
]
