import type { FeatureFailureReport } from '@energycockpit/contract'
import { waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'

export interface FailureReports {
  /** All so far, those that the server has taken. */
  taken: readonly FeatureFailureReport[]
  /** Waits until there are so many, and fails when there are more. */
  are(count: number): Promise<readonly FeatureFailureReport[]>
}

/** What the page tells the server about failed features from now on. */
export function collectReports(page: Page, path = '/rest/secure/feature-failures'): FailureReports {
  const taken: FeatureFailureReport[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (new URL(request.url()).pathname !== path) return
    if (response.status() === 204) taken.push(request.postDataJSON() as FeatureFailureReport)
  })
  return {
    taken,
    are: async (count) => {
      await waitFor(`${count} reports of failed features`, () => taken.length >= count)
      expect(taken).toHaveLength(count)
      return taken
    },
  }
}
