import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  getConversionFactors,
  getHierarchyNodes,
  getSharedFactorSeries,
  getUsualCurrency,
  setConversionFactor,
  type ListedFactor,
  type ConversionFactor,
  type Question,
  type SharedFactorSeries,
  type ReasonCode,
} from '@energycockpit/contract'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConversionFactorsPage } from './conversion-factors-page'
import de from './locales/de.json'
import en from './locales/en.json'

export const price: ListedFactor = {
  ...{ nodeId: 'loc', kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE', unit: 'EUR/kWh' },
  periods: [
    { from: '2024-12-31T23:00:00Z', to: null, value: 0.3124, source: 'Contract 4711' },
    { from: null, to: '2024-12-31T23:00:00Z', value: 0.29 },
  ],
  ...{ seriesId: null, series: null, changed: { at: '2026-11-01T09:00:00.000Z', by: 'Ada' } },
}
export const carbon: ListedFactor = {
  ...{ nodeId: 'cb-1', kind: 'CARBON', productType: 'ELECTRICITY', direction: 'PURCHASE', unit: 'kg/kWh' },
  ...{ periods: [], seriesId: 9, series: { name: 'Grid intensity', meteringPointId: 'mp-grid' } },
  changed: { at: '2026-11-01T09:00:00.000Z', by: null },
}
const nodes = [
  { id: 'cb-1', type: 'CLIENT_BUSINESS', name: 'Mills Ltd', path: [], timeZone: 'Europe/Berlin' },
  {
    ...{ id: 'loc', type: 'LOCATION', name: 'Old mill', timeZone: 'Europe/Berlin' },
    path: [{ id: 'cb-1', name: 'Mills Ltd' }],
  },
]

/** What the server holds, what it was sent, and what it does. */
export interface FactorsServer {
  factors: ListedFactor[]
  inherited: ListedFactor[]
  sent: ConversionFactor[]
  /** Since when what was sent must not have been changed. */
  since: (string | undefined)[]
  canChange: boolean
  failure: CallError | undefined
  /** Of other businesses. */
  shared: SharedFactorSeries[]
  /** In which the place pays. */
  currency: string | null
  went: string[]
}

/** A server with a price, before each test. */
export function factorsServer(): FactorsServer {
  const server = {} as FactorsServer
  beforeEach(() => {
    const empty = { shared: [], sent: [], since: [], went: [], failure: undefined }
    Object.assign(server, {
      factors: [price],
      inherited: [carbon],
      canChange: true,
      currency: null,
      ...empty,
    })
    window.matchMedia = () =>
      ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
  })
  return server
}

/** What the server refuses. */
export function refusal(status: number, code: ReasonCode, id: string, question?: Question): CallError {
  const errorObject = { id, status, reasons: [{ code, title: 'x', ...(question && { question }) }] }
  return new CallError('refused', 'x', { status, errorObject })
}

const tooDear = 28.5
const figure = (value: number) => ({ value, unit: 'EUR/kWh' })
const question: Question = {
  ...{ id: 'too-dear', kind: 'UNUSUAL_VALUE', from: null, to: null },
  figures: { value: figure(tooDear), min: figure(-0.5), max: figure(1) },
}

type Asked = { body: ConversionFactor & { confirmed: string[] }; query: { unlessChangedSince?: string } }

async function answer(server: FactorsServer, called: unknown, { body, query }: Asked) {
  await Promise.resolve()
  if (called === getHierarchyNodes)
    return {
      nodes: [{ ...nodes[0], parentId: null, hasChildren: false, kind: null, productType: null }],
      nextCursor: null,
    }
  if (called === getSharedFactorSeries) return { series: server.shared, more: false }
  if (called === getUsualCurrency) return { currency: server.currency }
  const { factors, inherited, canChange, failure } = server
  if (failure) throw failure
  if (called === getConversionFactors) return { factors, inherited, nodes, more: false, canChange }
  if (called !== setConversionFactor) throw new Error('The page asks for something else.')
  const isSame = (one: ListedFactor) => one.kind === body.kind && one.productType === body.productType
  const { unlessChangedSince } = query
  if ((factors.find(isSame)?.changed.at ?? 'never') !== unlessChangedSince)
    throw refusal(409, 'FACTOR_CHANGED_MEANWHILE', 'c-9')
  if (body.periods.some(({ value }) => value === tooDear) && !body.confirmed.includes(question.id))
    throw refusal(422, 'CONFIRMATION_NEEDED', 'c-10', question)
  const { confirmed: _confirmed, ...set } = body
  server.sent.push(set)
  server.since.push(unlessChangedSince)
  const others = factors.filter((one) => !isSame(one))
  const series = body.seriesId === null ? null : { name: 'A series', meteringPointId: 'mp' }
  const changed = { at: '2026-11-02T09:00:00.000Z', by: 'Me' }
  const isLeft = body.periods.length > 0 || series !== null
  server.factors = isLeft ? [...others, { ...set, series, changed }] : others
  return null
}

/** The page, for a place or for none. `others` answers what the page asks for beside factors. */
export async function draw(
  server: FactorsServer,
  { locale = 'en', query = '?node=loc' }: { locale?: 'de' | 'en'; query?: string } = {},
  others: (called: unknown) => unknown = () => undefined,
): Promise<{ isUnsaved: () => boolean }> {
  window.history.replaceState(null, '', `/platform/measurement-data/conversion-factors${query}`)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const call = async (called: unknown, requested: Asked) =>
    others(called) ?? (await answer(server, called, requested))
  const props = { api: { call } as unknown as ApiClient, basePath: '/platform' }
  const events = createEvents<PortalEvents>()
  const unsaved = new Set<string>()
  events.subscribe('unsaved', ({ id, unsaved: isUnsaved }) => {
    if (isUnsaved) unsaved.add(id)
    else unsaved.delete(id)
  })
  const navigate = (to: string) => void server.went.push(to)
  render(
    <FeatureContext value={{ ...props, locale, navigate, events, featureId: 'm' } as unknown as FeatureProps}>
      <QueryClientProvider client={queries}>
        <ConversionFactorsPage />
      </QueryClientProvider>
    </FeatureContext>,
  )
  await screen.findByRole('heading', { level: 1, name: (locale === 'de' ? de : en).factors.title })
  return { isUnsaved: () => unsaved.size > 0 }
}

/** The first three cells of each row; asked again until what was fetched anew is drawn. */
export async function showsRows(title: string, rows: readonly string[][]) {
  const region = await screen.findByRole('region', { name: title })
  await waitFor(() =>
    expect(
      [...region.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].slice(0, 3).map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
      ),
    ).toEqual(rows),
  )
}
export const field = (label: RegExp | string) =>
  within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label)
export async function fill(label: RegExp | string, text: string) {
  await userEvent.clear(field(label))
  if (text !== '') await userEvent.type(field(label), text)
}
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
