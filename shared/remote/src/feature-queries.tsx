import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import type { Events } from './events'
import { isRetryable } from './is-retryable'
import type { PortalEvents } from './portal-events'

interface FeatureQueriesProps {
  events: Events<PortalEvents>
  children: ReactNode
}

/** The feature's own cache of server state. It ends with the feature, so that nothing of it outlives the page. */
export function FeatureQueries({ events, children }: FeatureQueriesProps) {
  const [client] = useState(createQueryClient)
  // After the components below have let go of their queries: each one that is let go starts a timer of five minutes
  // before it is forgotten, which would hold its data for so long.
  useEffect(() => () => queueMicrotask(() => client.clear()), [client])
  useEffect(
    () =>
      events.subscribe('connection-restored', () => {
        void client.refetchQueries({ predicate: (query) => query.state.status === 'error' })
      }),
    [client, events],
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Without a network a query fails at once and says so, instead of waiting in silence.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: isRetryable,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
