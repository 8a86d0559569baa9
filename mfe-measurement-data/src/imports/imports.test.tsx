import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  getReadingImports,
  importKinds,
  importStates,
  readingFaultCodes,
  undoReadingImport,
  type ReadingImport,
} from '@energycockpit/contract'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { deviceZone } from '@energycockpit/time'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ownReasons } from '@energycockpit/imports'
import deOfImports from '@energycockpit/imports/locales/de.json'
import enOfImports from '@energycockpit/imports/locales/en.json'
import { ImportsPage } from './imports-page'
import de from './locales/de.json'
import en from './locales/en.json'

const readingImport: ReadingImport = {
  ...{ id: 12, kind: 'DELIVERY', state: 'DONE', sourceName: null },
  actor: { uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1001', name: 'Maren Holt' },
  ...{ startedAt: '2026-11-20T10:00:00Z', endedAt: '2026-11-20T10:00:01Z', asOf: '2026-11-20T10:00:00Z' },
  partial: false,
  ...{ readingCount: 1500, addedCount: 1400, changedCount: 60, faultCount: 0, faults: [] },
  ...{ seriesCount: 2, firstAt: '2026-10-01T00:00:00Z', lastAt: '2026-10-31T23:00:00Z' },
  ...{ undoes: null, undoneBy: null, undoableUntil: '2027-02-18T10:00:01Z' },
}
const undoOf = (undone: ReadingImport, id: number): ReadingImport => ({
  ...undone,
  ...{ id, kind: 'UNDO', undoes: undone.id, readingCount: 1500 },
})

/** What the server holds, the latest first. */
let imports: ReadingImport[]
let canUndo: boolean
let failure: CallError | undefined
beforeEach(() => {
  imports = [readingImport]
  canUndo = true
  failure = undefined
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function call(called: unknown, given: { query: { before?: string }; params: { importId: number } }) {
  await Promise.resolve()
  if (failure) throw failure
  if (called === getReadingImports) {
    const rest = imports.filter(({ id }) => id < Number(given.query.before ?? Infinity))
    return {
      imports: rest.slice(0, 2),
      next: rest.length > 2 ? rest[1]!.id : null,
      canUndo,
      canImport: canUndo,
    }
  }
  if (called !== undoReadingImport) throw new Error('The page asks for something else.')
  const undone = imports.find(({ id }) => id === given.params.importId)!
  const undo = undoOf(undone, imports[0]!.id + 1)
  imports = [
    undo,
    ...imports.map((one) => (one === undone ? { ...one, undoneBy: undo.id, undoableUntil: null } : one)),
  ]
  return undo
}

async function draw() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const api = { call } as unknown as ApiClient
  render(
    <FeatureContext value={{ api, locale: 'en' } as unknown as FeatureProps}>
      <QueryClientProvider client={queries}>
        <ImportsPage />
      </QueryClientProvider>
    </FeatureContext>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Imports' })
}
const row = (name: RegExp) => screen.findByRole('row', { name })
const states = async () => {
  const rows = await screen.findAllByRole('row')
  return rows.slice(1).map((one) => within(one).getAllByRole('cell').at(-2)?.textContent)
}

test('the period of the values has the clock of their location, as charts have, and says so', async () => {
  const at = { firstAt: '2026-09-30T18:15:00Z', lastAt: '2026-10-31T17:15:00Z' }
  imports = [
    { ...readingImport, ...at, id: 14, timeZones: ['Asia/Kathmandu'] },
    { ...readingImport, ...at, id: 13, timeZones: ['Asia/Kathmandu', 'Europe/London'] },
  ]
  await draw()
  const [, one, several] = await screen.findAllByRole('row')
  expect(one!.textContent).toMatch(/1 Oct 2026, 00:00.*31 Oct 2026, 23:00.*Time: Asia\/Kathmandu/)
  expect(several!.textContent).toMatch(/30 Sept? 2026, 18:15.*31 Oct 2026, 17:15.*UTC \(several time zones\)/)
})

test('two names of one zone are one clock', async () => {
  imports = [{ ...readingImport, timeZones: ['Asia/Kathmandu', 'Asia/Katmandu'] }]
  await draw()
  const [, row] = await screen.findAllByRole('row')
  expect(row!.textContent).toMatch(/Time: Asia\/Kathmandu/)
})

test('on the clock that the reader has anyway, nothing is said about it', async () => {
  imports = [{ ...readingImport, timeZones: [deviceZone()] }]
  await draw()
  const [, row] = await screen.findAllByRole('row')
  expect(row!.textContent).toMatch(/Oct 2026/)
  expect(row!.textContent).not.toMatch(/Time: |UTC/)
})

test('an import tells what it was, who brought it and what came of it', async () => {
  await draw()
  const cells = within(await row(/Delivery/)).getAllByRole('cell')
  const words = cells.map(({ textContent }) => textContent)
  expect(words[0]).toContain('Maren Holt')
  expect(words.slice(1, 4)).toEqual(['1,400', '60', '0'])
  expect(words[4]).toMatch(/1 Oct 2026.*31 Oct 2026.*2 series/)
  expect(words[5]).toBe('Done')
})

test.each([
  [undefined, null],
  [0, null],
  [1, '1 empty value stays a gap'],
  [1234, '1,234 empty values stay gaps'],
])('of a file with %s empty values it is said: %s', async (emptyCount, said) => {
  imports = [{ ...readingImport, kind: 'FILE', ...(emptyCount !== undefined && { emptyCount }) }]
  await draw()
  await screen.findByText('2 series')
  expect(screen.queryByText(/empty/)?.textContent ?? null).toBe(said)
})

test('an import is undone, and the undo undone; the focus follows the way back', async () => {
  await draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import no. 12' }))
  await screen.findByText('Import no. 12 was undone; 1,500 readings changed.')
  await waitFor(async () => expect(await states()).toEqual(['Done', 'Undone by no. 13']))
  const back = screen.getByRole('button', { name: 'Restore' })
  await waitFor(() => expect(document.activeElement).toBe(back))
  await userEvent.click(back)
  await screen.findByText('Import no. 12 was restored; 1,500 readings changed.')
  await waitFor(async () => expect(await states()).toEqual(['Done', 'Undone by no. 14']))
  await userEvent.click(screen.getByRole('button', { name: 'Show older imports' }))
  await waitFor(async () => expect((await states()).at(-1)).toBe('In force again'))
})

test('what may not be undone has no step', async () => {
  canUndo = false
  await draw()
  await row(/Delivery/)
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
})

test('what went wrong with an undo is said', async () => {
  await draw()
  const undo = await screen.findByRole('button', { name: 'Undo import no. 12' })
  const errorObject = { id: 'c-7', status: 409, reasons: [{ code: 'IMPORT_NOT_UNDOABLE', title: 'x' }] }
  failure = new CallError('refused', 'x', { status: 409, errorObject })
  await userEvent.click(undo)
  const alert = await screen.findByText(/No. 12 was not undone/)
  expect(alert.textContent).toContain('undone already, or was too long ago. Reference: c-7')
})

test('refused lines are shown one by one', async () => {
  const faults = [{ line: 4, code: 'TIME_UNREADABLE' as const, detail: '2026-13-01' }]
  imports = [
    { ...readingImport, state: 'REFUSED', faultCount: 250, faults, firstAt: null, undoableUntil: null },
  ]
  await draw()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Show 250 refused lines of import no. 12' }),
  )
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('The first 1 of 250 are shown.')
  expect(within(dialog).getByRole('row', { name: /Line 4/ }).textContent).toContain(
    'The time cannot be read.',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the page looks again while something is under way', async () => {
  imports = [{ ...readingImport, state: 'COMMITTING', undoableUntil: null }]
  await draw()
  await screen.findByRole('progressbar', { name: 'Being stored' })
  imports = [readingImport]
  await screen.findByRole('button', { name: 'Undo import no. 12' }, { timeout: 5000 })
})

test('nothing, and a role that does not see it', async () => {
  imports = []
  await draw()
  await screen.findByText('Nothing has been imported yet')
  document.body.replaceChildren()
  const errorObject = { id: 'c-8', status: 403, reasons: [{ code: 'FORBIDDEN', title: 'x' }] }
  failure = new CallError('refused', 'x', { status: 403, errorObject })
  await draw()
  await screen.findByText('Your role gives no access to this')
})

test('both languages have the same texts, and one for each kind, state, fault and reason', () => {
  const keysOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [key] : keysOf(text as object).map((below) => `${key}.${below}`),
    )
  expect(keysOf(de)).toEqual(keysOf(en))
  expect(keysOf(deOfImports)).toEqual(keysOf(enOfImports))
  expect(Object.keys(de.imports.kind)).toEqual([...importKinds])
  expect(Object.keys(de.imports.state)).toEqual([...importStates])
  expect(Object.keys(de.imports.faults.codes)).toEqual(expect.arrayContaining([...readingFaultCodes]))
  expect(Object.keys(deOfImports.importUndo.reasons)).toEqual([...ownReasons])
})

test('an import that could not be stored yet says when it is tried next, or for which one it waits', async () => {
  const unfinished = {
    ...{ since: '2026-11-20T10:00:00Z', attempts: 2, nextAt: '2026-11-20T10:05:00Z' },
    ...{ problem: 'STORE_FULL' as const, waitsFor: null, correlationId: 'c-17' },
  }
  const waiting = { ...unfinished, problem: 'BEHIND_ANOTHER' as const, waitsFor: 12 }
  imports = [
    { ...readingImport, id: 13, state: 'BACKING_UP', undoableUntil: null, unfinished: waiting },
    { ...readingImport, state: 'COMMITTING', undoableUntil: null, unfinished },
  ]
  await draw()
  expect(await screen.findByText(/^Not stored yet; next attempt/)).toBeTruthy()
  expect(screen.getByText(/^Waits for import no\. 12/)).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('of an import for several businesses the own part is shown, without what is not known of it, and no step', async () => {
  imports = [{ ...readingImport, partial: true, addedCount: null, changedCount: null, undoableUntil: null }]
  await draw()
  expect(await screen.findByText(/^Your part of an import/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

test.each([true, false])('that imports can be undone is said to who may undo them (%s)', async (may) => {
  canUndo = may
  await draw()
  await screen.findByText('2 series')
  expect(screen.queryByText(/You can undo each import/) !== null).toBe(may)
  screen.getByText(/^All changes to measured values\./)
})
