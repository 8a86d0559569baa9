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
]
