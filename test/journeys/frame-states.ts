import type { StateToSee } from './state-to-see'
import type { Visitor } from './portal-under-test'

const opened =
  (address: string, button: RegExp) =>
  async ({ page, goto }: Visitor) => {
    await goto(`/platform/analysis${address}`)
    await page.getByRole('main').getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').waitFor()
  }

/** What all analyses have in common. */
export const frameStates: readonly StateToSee[] = [
  { name: 'the menu of analyses', show: opened('', /^Anal/) },
  { name: 'the filters of an analysis', show: opened('/linear-regression?node=loc-b2', /^Filter/) },
  { name: 'the saved views', show: opened('', /^(Ansichten|Views)/) },
  {
    name: 'a flexible analysis without any',
    async show({ page, goto }) {
      await goto('/platform/analysis/flexible-analysis')
      await page.getByText(/^(Noch keine Analyse auf|No analysis on this)/).waitFor()
    },
  },
  {
    name: 'a flexible analysis with one that is not there',
    async show({ page, goto }) {
      await goto('/platform/analysis/flexible-analysis?w=nothing,6,0')
      await page.getByText(/^(Diese Analyse gibt es|There is no such)/).waitFor()
    },
  },
  {
    name: 'the ranking of what has no amounts',
    async show({ page, goto }) {
      await goto('/platform/analysis/ranking?product=WEATHER')
      await page.getByText(/^(Keine Mengen zum|No amounts to)/).waitFor()
    },
  },
  {
    name: 'an analysis of something that is not known',
    async show({ page, goto }) {
      await goto('/platform/analysis/ranking?node=loc-b2&with=nothing')
      await page.getByText(/^(Hier nicht bekannt|Not known here)/).waitFor()
    },
  },
  {
    name: 'filters that leave no series',
    async show({ page, goto }) {
      await goto('/platform/analysis/linear-regression?node=loc-b2&product=PRICE')
      await page.getByText(/^(Keine passende Messreihe|No matching)/).waitFor()
    },
  },
]
