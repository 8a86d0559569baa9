import type { ApiClient } from '@energycockpit/api-client'
import {
  createEvents,
  FeatureContext,
  type FeatureProps,
  type Navigate,
  type Notify,
  type PortalEvents,
} from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

interface Surroundings {
  api: ApiClient
  /** Uuid of who looks at the page. */
  user: string
  notify: Notify
  navigate?: Navigate
  subRoutes?: readonly string[]
}

/** Draws a page of administrators as the shell would, in English. */
export function drawFeaturePage(page: ReactNode, { user, ...given }: Surroundings): void {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const props = {
    ...{ featureId: 'home-portal', locale: 'en', subRoutes: [], basePath: '/platform', roles: [] },
    ...{ navigate: () => undefined, events: createEvents<PortalEvents>(), user: { uuid: user } },
    ...given,
  }
  render(
    <FeatureContext value={props as unknown as FeatureProps}>
      <QueryClientProvider client={queries}>{page}</QueryClientProvider>
    </FeatureContext>,
  )
}
