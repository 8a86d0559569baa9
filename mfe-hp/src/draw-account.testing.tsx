import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  getAccount,
  getNotificationSettings,
  getOwnConfirmations,
  getOwnSessions,
  getSecondFactor,
  type AnyCall,
} from '@energycockpit/contract'
import { createEvents, type FeatureProps, type Notice, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { FeatureContext } from '@energycockpit/remote'
import { Hp } from './hp'

export const userName = 'maren.holt@fenland.example'
export const uuid = (number: number) => `5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e100${number}`

type Answers = Record<string, unknown>
interface Sent {
  name: string
  body?: unknown
  params?: unknown
}

const known: Answers = {
  [getAccount.name]: {
    ...{ userName, displayName: 'Maren Holt', email: null },
    ...{ businessName: 'Fenland Colleges', keptByProvider: false },
  },
  [getSecondFactor.name]: { since: null, recoveryCodesLeft: 0 },
  [getNotificationSettings.name]: {
    ...{ groups: [], email: null, canMail: true, pushKey: 'BA', devices: [] },
    digest: { every: 'DAY', weekday: 1, time: '07:00', timeZone: 'Europe/Berlin' },
  },
  [getOwnSessions.name]: { sessions: [] },
  [getOwnConfirmations.name]: { confirmations: [] },
}

/** The props with which another section than the first is shown. */
export const securitySection = { subRoutes: ['account', 'security'] }
export const notificationsSection = { subRoutes: ['account', 'notifications'] }
export const dataSection = { subRoutes: ['account', 'data'] }

/** How the server refuses a call. */
export const refused = (code: string, status = 403) =>
  new CallError('refused', code, {
    status,
    errorObject: { id: 'c-17', status, reasons: [{ code, title: code }] },
  })

/**
 * Draws the account as the shell would, over a server that is played at the edge: a call is answered by what stands
 * under its name, thrown when that is an error, and null otherwise.
 */
export function drawAccount(given: Answers = {}, props: Partial<FeatureProps> = {}) {
  const answers: Answers = { ...known, ...given }
  const sent: Sent[] = []
  const notices: Notice[] = []
  const gone: string[] = []
  const events = createEvents<PortalEvents>()
  const unsaved = new Map<string, boolean>()
  const languages: string[] = []
  events.subscribe('unsaved', ({ id, unsaved: is }) => unsaved.set(id, is))
  events.subscribe('locale-wanted', ({ locale }) => languages.push(locale))
  async function answerTo(call: AnyCall, request: { body?: unknown; params?: unknown } = {}) {
    if (call.method !== 'GET') {
      const { body, params } = request
      sent.push({
        name: call.name,
        ...(body !== undefined && { body }),
        ...(params !== undefined && { params }),
      })
    }
    const answer = answers[call.name] ?? null
    if (answer instanceof Error) throw answer
    return answer
  }
  const api = {
    call: answerTo,
    file: async (...asked: Parameters<typeof answerTo>) => ({ content: await answerTo(...asked) }),
  } as unknown as ApiClient
  const feature = {
    ...{ featureId: 'hp', locale: 'en', subRoutes: ['account'], basePath: '/platform', roles: [10] },
    ...{ api, events, notify: (notice: Notice) => notices.push(notice) },
    ...{ navigate: (address: string) => gone.push(address), ...props },
  } as unknown as FeatureProps
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <FeatureContext value={feature}>
      <QueryClientProvider client={queries}>
        <Hp {...feature} />
      </QueryClientProvider>
    </FeatureContext>,
  )
  return {
    ...{ answers, sent, gone, languages },
    told: () => notices.map(({ text }) => text),
    isUnsaved: () => [...unsaved.values()].includes(true),
  }
}
