import type { StateToSee } from './state-to-see'

/** The analyses that are drawn as plots, of a location over a year. */
export const plotStates: readonly StateToSee[] = [
  {
    name: 'the daily profile of a location',
    show: async ({ page, goto }) => {
      await goto('/platform/analysis/daily-profile?node=loc-b2&period=LAST_YEAR')
      await page.getByRole('figure').nth(1).getByRole('slider').waitFor()
    },
  },
  {
    name: 'the scatter chart of a location, with a weekday switched off',
    show: async ({ page, goto }) => {
      await goto('/platform/analysis/scatter?node=loc-b2&period=LAST_YEAR&o.off=6')
      await page.getByRole('figure').getByRole('slider').waitFor()
      await page.getByRole('figure').getByRole('button', { pressed: false }).waitFor()
    },
  },
]
