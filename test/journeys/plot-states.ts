import type { StateToSee } from './state-to-see'

/** The analyses that are drawn as plots, of a location over a year. */
export const plotStates: readonly StateToSee[] = [
  {
    name: 'the scatter chart of a location, with a weekday switched off',
    show: async ({ page, goto }) => {
      await goto('/platform/analysis/scatter?node=loc-b2&period=LAST_YEAR&o.off=6')
      await page.getByRole('figure').getByRole('slider').waitFor()
      await page.locator('figure [aria-pressed=false]').waitFor()
    },
  },
  {
    name: 'the residuals of a linear regression over what the model says',
    show: async ({ page, goto }) => {
      await goto('/platform/analysis/linear-regression?node=loc-b2&period=LAST_YEAR&o.chart=residuals')
      await page.getByRole('figure').getByRole('slider').waitFor()
    },
  },
  {
    name: 'what was measured over what a linear regression says, read by the keyboard',
    show: async ({ page, goto }) => {
      await goto('/platform/analysis/linear-regression?node=loc-b2&period=LAST_YEAR&o.chart=fitted')
      await page.getByRole('figure').getByRole('slider').press('Home')
    },
  },
]
