import { chartIsDrawn } from './chart-drawing'
import type { Visitor } from './portal-under-test'
import type { StateToSee } from './state-to-see'

const drawn =
  (query: string) =>
  async ({ page, goto }: Visitor) => {
    await goto(`/platform/analysis/progression${query}`)
    await chartIsDrawn(page)
  }

/** The progression of several series. */
export const progressionStates: readonly StateToSee[] = [
  { name: 'the progression of a location with its weather', show: drawn('?node=loc-b2&o.weather=yes') },
  {
    name: 'the progression of single meters, stacked',
    show: drawn('?node=loc-b2&o.of=meters&o.look=stacked'),
  },
  {
    name: 'the choice of series',
    show: async (visitor) => {
      await drawn('?node=loc-b2&o.of=meters')(visitor)
      await visitor.page.getByRole('button', { name: /^(Reihen|Series) \(/ }).click()
      await visitor.page.getByRole('dialog').getByRole('searchbox').waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'an annotation that lacks its text',
    show: async (visitor) => {
      await drawn('?node=loc-b2')(visitor)
      await visitor.page.getByRole('button', { name: /^(Anmerkung hinzu|Add annotation)/ }).click()
      const dialog = visitor.page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^(Speichern|Save)$/ }).click()
      await dialog.getByText(/^(Schreiben Sie, was|Write what)/).waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
]
