import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  getStructureSteps,
  getTwin,
  getTwinValues,
  updateStructureItem,
  type ReasonCode,
  type StructureFile,
  type Twin,
  type TwinObject,
  type TwinValues,
} from '@energycockpit/contract'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { TwinPage } from './twin-page'
import { twinOf, valuesOfTest } from './twin.testing'

export interface Sending {
  signal: AbortSignal
  onSent: (share: number) => void
}

/** What the server holds, what it was sent, and how it fails. */
export interface TwinServer {
  twin: Twin
  values: TwinValues | CallError
  /** Fields of objects as they were sent. */
  sent: TwinObject['fields'][]
  /** So many updates were refused. */
  refused: number
  /** Updates are answered once this is fulfilled. */
  open: Promise<void>
  /** So many updates meet what somebody else has just saved. */
  outdated: number
  /** So many updates are stored, and their answers get lost. */
  lost: number
  uploads: ((name: string, sending: Sending) => StructureFile | Promise<never>) | undefined
  failure: CallError | undefined
}

export function refusal(status: number, code: ReasonCode): CallError {
  const errorObject = { id: 'c-1', status, reasons: [{ code, title: 'x' }] }
  return new CallError('refused', 'x', { status, errorObject })
}

/** A server with the twin of tests, before each test. */
export function twinServer(): TwinServer {
  const server = {} as TwinServer
  beforeEach(() => {
    Object.assign(server, {
      ...{ twin: twinOf(), values: valuesOfTest(), sent: [], refused: 0, outdated: 0, lost: 0 },
      open: Promise.resolve(),
      ...{ uploads: undefined, failure: undefined },
    })
    window.matchMedia = () =>
      ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
    // jsdom has no modal dialogs, and no addresses of contents.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
    URL.createObjectURL = () => 'blob:made'
    URL.revokeObjectURL = () => undefined
  })
  return server
}

interface Asked {
  params: { id: string }
  body: { revision: number; fields: TwinObject['fields'] }
  query: { name: string }
}

async function answer(server: TwinServer, called: unknown, { params, body }: Asked): Promise<unknown> {
  await Promise.resolve()
  if (server.failure) throw server.failure
  switch (called) {
    case getTwin:
      return server.twin
    case getTwinValues:
      if (server.values instanceof Error) throw server.values
      return server.values
    case getStructureSteps:
      return { steps: [], more: false }
    case updateStructureItem: {
      await server.open
      const object = server.twin.objects.find(({ id }) => id === params.id)!
      if (server.outdated > 0) {
        server.outdated -= 1
        const theirs = { ...object, revision: object.revision + 1 }
        theirs.fields = { ...object.fields, name: 'Renamed' }
        store(server, theirs)
        throw refusal(409, 'STRUCTURE_CHANGED_MEANWHILE')
      }
      if (body.revision !== object.revision) {
        server.refused += 1
        throw refusal(409, 'STRUCTURE_CHANGED_MEANWHILE')
      }
      server.sent.push(body.fields)
      const item = { ...object, revision: object.revision + 1, fields: body.fields }
      store(server, item)
      if (server.lost > 0) {
        server.lost -= 1
        throw new CallError('unreachable', 'away', { status: 0 })
      }
      return { item, step: 7 }
    }
    default:
      throw new Error('The page asks for something else.')
  }
}

function store(server: TwinServer, object: TwinObject) {
  const objects = server.twin.objects.map((one) => (one.id === object.id ? object : one))
  server.twin = { ...server.twin, objects }
}

/** The page of the twin, with an object chosen or with the location. */
export function draw(
  server: TwinServer,
  {
    object,
    locale = 'en',
    seesValues = true,
  }: { object?: string; locale?: 'de' | 'en'; seesValues?: boolean },
) {
  const query = new URLSearchParams({ location: 'loc', ...(object !== undefined && { object }) })
  window.history.replaceState(null, '', `/platform/organization/twin?${query.toString()}`)
  const navigate = (to: string) => {
    window.history.replaceState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  const api = {
    call: (called: unknown, asked: Asked) => answer(server, called, asked),
    file: () => Promise.resolve({ name: 'x.webp', content: new Blob(['x']) }),
    upload: async (_: unknown, { query: { name }, ...sending }: Asked & Sending) =>
      server.uploads!(name, sending),
  } as unknown as ApiClient
  const menu = seesValues ? [{ label: 'Analysis', glyph: 'x', url: '/platform/analysis' }] : []
  const events = createEvents<PortalEvents>()
  const props = { api, menu, locale, basePath: '/platform', navigate, events, notify: () => undefined }
  render(
    <FeatureContext value={props as unknown as FeatureProps}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <TwinPage />
      </QueryClientProvider>
    </FeatureContext>,
  )
  return events
}
