import type { ApiClient } from '@energycockpit/api-client'
import {
  discardUnfinishedImport,
  getUnfinishedImports,
  importKinds,
  retryUnfinishedImport,
  unfinishedProblems,
  type AnyCall,
  type UnfinishedImport,
} from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawFeaturePage } from '../administration/draw-feature-page.testing'
import de from '../administration/locales/de.json'
import en from '../administration/locales/en.json'
import { UnfinishedSection } from './unfinished-section'

const full: UnfinishedImport = {
  ...{
    importId: 12,
    kind: 'FILE',
    sourceName: 'hours.csv',
    businessName: 'A business',
    actorName: 'Maren Holt',
  },
  ...{ startedAt: '2026-11-20T10:00:00Z', readingCount: 24, discardable: true },
  ...{ since: '2026-11-20T10:00:01Z', attempts: 3, nextAt: '2026-11-20T10:04:00Z' },
  ...{ problem: 'STORE_FULL', waitsFor: null, correlationId: 'c-17' },
}
const halfWritten: UnfinishedImport = { ...full, importId: 13, discardable: false }
const behind: UnfinishedImport = { ...full, importId: 14, problem: 'BEHIND_ANOTHER', waitsFor: 13 }

let imports: UnfinishedImport[]
let canChange: boolean
let called: [string, unknown][]
const notify = jest.fn()
beforeEach(() => {
  imports = [full, halfWritten, behind]
  canChange = true
  called = []
  notify.mockClear()
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

function draw() {
  const call = async (requested: AnyCall, given: { params?: { importId: number } }) => {
    await Promise.resolve()
    if (requested.name === getUnfinishedImports.name) return { imports, canChange, more: false }
    called.push([requested.name, given.params?.importId])
    imports = imports.filter(({ importId }) => importId !== given.params?.importId)
    return requested.name === retryUnfinishedImport.name ? { finished: true } : null
  }
  drawFeaturePage(<UnfinishedSection />, { api: { call } as unknown as ApiClient, user: 'u', notify })
}
const lineOf = async (name: RegExp) => within((await screen.findByRole('rowheader', { name })).closest('tr')!)

test('an import is told with what went wrong, what to do and the reference', async () => {
  draw()
  const line = await lineOf(/File no\. 12.*hours\.csv.*A business/)
  expect(line.getByText('The disk of the database is full.')).toBeTruthy()
  expect(line.getByText('Free up space or enlarge the disk.')).toBeTruthy()
  expect(line.getByText('Reference c-17')).toBeTruthy()
  expect(line.getByText('3 attempts')).toBeTruthy()
  const waiting = await lineOf(/no\. 14/)
  expect(waiting.getByText(/^Waits for import no\. 13/)).toBeTruthy()
  expect(waiting.queryByText(/^Reference/)).toBeNull()
})

test('one is tried again at once', async () => {
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Try import no. 13 again now' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /no\. 13/ })).toBeNull())
  expect(called).toEqual([[retryUnfinishedImport.name, 13]])
  expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'Import no. 13 is finished.' })
})

test('one that has replaced nothing is discarded after a question, and no other', async () => {
  draw()
  expect((await lineOf(/no\. 13/)).queryByRole('button', { name: /^Discard/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Discard import no. 12' }))
  const question = within(await screen.findByRole('dialog', { name: 'Discard import no. 12?' }))
  await userEvent.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /no\. 12/ })).toBeNull())
  expect(called).toEqual([[discardUnfinishedImport.name, 12]])
})

test('who may only look is offered no step', async () => {
  canChange = false
  draw()
  await lineOf(/no\. 12/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('where nothing waits, that is said', async () => {
  imports = []
  draw()
  expect(await screen.findByText('All imports are finished')).toBeTruthy()
})

test('every kind and problem has a text in both languages', () => {
  for (const { unfinished } of [de, en]) {
    expect(Object.keys(unfinished.kinds).sort()).toEqual([...importKinds].sort())
    expect(Object.keys(unfinished.problems).sort()).toEqual([...unfinishedProblems].sort())
  }
})
