import { chartIsDrawn } from './chart-drawing'
import type { StateToSee } from './state-to-see'
import type { Visitor } from './portal-under-test'

const drawn =
  (query: string) =>
  async ({ page, goto }: Visitor) => {
    await goto(`/platform/analysis${query}`)
    await page.getByRole('treeitem').first().waitFor()
    await chartIsDrawn(page)
  }
const emptyWith =
  (query: string, title: RegExp) =>
  async ({ page, goto }: Visitor) => {
    await goto(`/platform/analysis${query}`)
    await page.getByRole('main').getByText(title).waitFor()
  }

const tabled =
  (path: string) =>
  async ({ page, goto }: Visitor) => {
    await goto(`/platform/analysis/${path}`)
    await page.getByRole('treeitem').first().waitFor()
    await page.getByRole('main').getByRole('table').getByRole('rowheader').first().waitFor()
  }

/** The consumption of the portfolio and of what is in it. */
export const consumptionStates: readonly StateToSee[] = [
  { name: 'the consumption of a location', show: drawn('?node=loc-b2&period=LAST_YEAR') },
  {
    name: 'a period of which no day is over',
    show: emptyWith('?period=CURRENT_DAY', /^(Noch kein Tag dieses|No day of this)/),
  },
  {
    name: 'the consumption of what is not there',
    show: emptyWith('?node=none', /^(Dieser Eintrag ist|This entry is not)/),
  },
  { name: 'the table of locations', show: tabled('locations') },
  {
    name: 'a table in which nothing is found',
    show: emptyWith('/locations?o.search=nowhere', /^(Keine Standorte gefunden|No locations found)$/),
  },
]
