import type { ApiClient } from '@energycockpit/api-client'
import { PageTexts, type Locale } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { featureTexts } from './feature-texts'

export interface Sent {
  call: string
  request: { body?: unknown; params?: unknown; query?: unknown }
}

/** Answers of a server of the test, by the names of the calls; a function is called, and may throw. */
export type Answers = Readonly<Record<string, unknown>>

/** Draws a part of the feature as the portal would, and keeps what it sends. */
export function drawPart(
  part: ReactNode,
  answers: Answers,
  locale: Locale = 'en',
  menu: FeatureProps['menu'] = [],
): Sent[] {
  const sent: Sent[] = []
  const answerTo = async ({ name }: { name: string }, request: Sent['request']) => {
    sent.push({ call: name, request })
    const answer = answers[name]
    return typeof answer === 'function' ? (answer as (given: unknown) => unknown)(request) : answer
  }
  const api = { call: answerTo, file: answerTo } as unknown as ApiClient
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const props = {
    ...{ featureId: 'organization', locale, subRoutes: [], basePath: '/platform', roles: [], menu },
    ...{ navigate: () => undefined, notify: () => undefined, events: createEvents<PortalEvents>() },
    ...{ user: { uuid: 'me', client_business_id: 1001 }, api },
  }
  render(
    <FeatureContext value={props as unknown as FeatureProps}>
      <QueryClientProvider client={queries}>
        <PageTexts locale={locale} load={[featureTexts]}>
          {part}
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  )
  return sent
}

/** jsdom has neither modal dialogs nor media queries. */
export function withDialogs(): void {
  beforeEach(() => {
    window.matchMedia = () =>
      ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
  })
}
