import type { StateToSee } from './state-to-see'
import type { Visitor } from './portal-under-test'

const period = 'node=loc-b2&from=2026-10-01&to=2026-11-01'
const rowsOf =
  (path: string) =>
  async ({ page, goto }: Visitor) => {
    await goto(`/platform/analysis/${path}`)
    await page.getByRole('rowheader').first().waitFor()
    await page.locator('figure canvas').first().waitFor()
  }

/** What compares consumption with another period, what explains it, and what is to be expected. */
export const varianceStates: readonly StateToSee[] = [
  {
    name: 'the variance analysis without a baseline',
    show: async ({ page, goto }) => {
      const before = 'o.baseline=OWN&o.baselineFrom=1999-01-01&o.baselineTo=2000-01-01'
      await goto(`/platform/analysis/variance-analysis?${period}&o.mode=BASELINE&${before}`)
      await page.getByText(/^(Keine Basislinie|No baseline)$/).waitFor()
    },
  },
  { name: 'the forecast', show: rowsOf('forecast?node=loc-b2&o.amount=1001') },
]
