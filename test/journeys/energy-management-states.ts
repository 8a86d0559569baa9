import type { Visitor } from './portal-under-test'
import type { StateToSee } from './state-to-see'

const arrive = (path: string) => async (visitor: Visitor) => {
  await visitor.goto(path)
  await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
}

/** A list with a line of the documents that the test has made, and what was reckoned of it. */
const withLine = (path: string, reckoned: RegExp) => async (visitor: Visitor) => {
  await arrive(path)(visitor)
  const line = visitor.page.getByRole('row', { name: /Seen by everybody/ })
  await line.getByText(reckoned).first().waitFor()
}
const light =
  /^(On target|Im Ziel|At risk|Gefährdet|Off target|Verfehlt|Data incomplete|Daten unvollständig)$/
const overdue = /(Überfällig|Overdue|31)/

/** The tiles that come after the first figures have come. */
async function tilesToCome({ page }: Visitor): Promise<void> {
  const tile = (name: RegExp) => page.getByRole('main').getByRole('region', { name })
  await tile(/^Budget$/)
    .getByText(light)
    .waitFor()
  await tile(/^(Gegenüber Basislinie|Against baseline)$/)
    .getByRole('row', { name: /Seen by everybody/ })
    .waitFor()
  await tile(/^(Datenqualität|Data quality)$/)
    .getByRole('listitem')
    .first()
    .waitFor()
  const tasks = tile(/^(Meine Aufgaben|My tasks)$/)
  await tasks.getByText(light).waitFor()
  await tasks.getByRole('status').waitFor({ state: 'detached' })
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
      await tilesToCome(visitor)
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
  { name: 'the actions', show: withLine('/platform/enms/actions', overdue) },
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
  { name: 'the indicators', show: withLine('/platform/enms/indicators', light) },
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
  { name: 'the budgets', show: withLine('/platform/enms/budgets', light) },
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
