import type { ApiClient } from '@energycockpit/api-client'
import { auditActions, roles, verifyAuditLog, type AuditEntry } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import de from '../locales/de.json'
import en from '../locales/en.json'
import { AuditPage } from './audit-page'

const entry: AuditEntry = {
  ...{ sequence: 7, at: '2026-11-20T10:00:00.000Z', action: 'user.roles-changed', businessId: 1001 },
  businessName: 'Fenland Colleges',
  actor: { uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1001', name: 'Adaeze Fenn' },
  subject: { id: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005', name: 'Tomasz Wren' },
  detail: { before: [roles.ANALYST], roles: [roles.METER_READER, roles.GAME_ADMIN] },
}
const older: AuditEntry = {
  ...entry,
  ...{ sequence: 3, action: 'sign-in.failed', actor: null, subject: null, detail: {} },
  ...{ businessId: null, businessName: null },
}

/** What the server was asked, in order. */
let requested: object[]
let answer: (query: { before?: string }) => unknown
beforeEach(() => {
  requested = []
  answer = ({ before }) =>
    before === undefined
      ? { entries: [entry], next: 7, canVerify: false }
      : { entries: [older], next: null, canVerify: false }
})
/** What a check of the log answers. */
let proof: () => unknown

function draw() {
  const texts = createTexts({ locale: 'en', load: () => import('../locales/en.json') })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const call = async (called: unknown, { query }: { query: object }) => {
    if (called === verifyAuditLog) return proof()
    requested.push(query)
    return answer(query)
  }
  render(
    <QueryClientProvider client={queries}>
      <TextsProvider texts={texts} locale="en">
        <AuditPage api={{ call } as unknown as ApiClient} />
      </TextsProvider>
    </QueryClientProvider>,
  )
}
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('an entry says who did what to whom; older ones come when requested', async () => {
  draw()
  await screen.findByText('Adaeze Fenn')
  fireEvent.click(screen.getByRole('button', { name: 'Show older entries' }))
  await screen.findByText('Sign-in failed', { selector: 'td span' })
  const [, first, second] = screen.getAllByRole('row')
  expect(cellsOf(first!)).toEqual([
    ...['Roles changed Meter reader, Game administrator', 'Adaeze Fenn', 'Tomasz Wren', 'Fenland Colleges'],
  ])
  expect(cellsOf(second!)).toEqual(['Sign-in failed', '–', '–', '–'])
  expect(requested).toEqual([{}, { before: '7' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull())
})

test('an entry says where a sign-in failed', async () => {
  const failed = { ...older, detail: { step: 'second-factor' } }
  answer = () => ({
    entries: [failed, { ...failed, sequence: 2, detail: { reason: 'NO_ROLE' } }],
    next: null,
  })
  draw()
  expect(await screen.findByText('During the second factor')).toBeTruthy()
  expect(screen.getByText('No role')).toBeTruthy()
})

test('who may have the log checked is told which entry is not as it was written', async () => {
  answer = () => ({ entries: [entry], next: null, canVerify: true })
  proof = () => ({ intact: 7, firstBroken: null })
  draw()
  const check = await screen.findByRole('button', { name: 'Check log' })
  expect(screen.getByText('No. 7')).toBeTruthy()
  fireEvent.click(check)
  await screen.findByText(/^All 7 entries are unchanged/)
  proof = () => ({ intact: 3, firstBroken: 4 })
  fireEvent.click(check)
  await screen.findByText(/^Entry no\. 4 was changed or is missing/)
  expect(screen.queryByText(/as they were written/)).toBeNull()
  proof = () => {
    throw new Error('away')
  }
  fireEvent.click(check)
  expect(await screen.findByText('The log could not be checked.')).toBeTruthy()
})

test('who may not is not offered it', async () => {
  draw()
  await screen.findByText('Adaeze Fenn')
  expect(screen.queryByRole('button', { name: 'Check log' })).toBeNull()
  expect(screen.queryByText('No. 7')).toBeNull()
})

test('people and actions are requested', async () => {
  draw()
  await screen.findByText('Adaeze Fenn')
  answer = () => ({ entries: [], next: null, canVerify: false })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' wren ' } })
  fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'user.disabled' } })
  expect(await screen.findByText('No entries found')).toBeTruthy()
  expect(requested.at(-1)).toEqual({ person: 'wren', action: 'user.disabled' })
})

test('what cannot be fetched can be requested again', async () => {
  const good = answer
  answer = () => {
    throw new Error('away')
  }
  draw()
  expect(await screen.findByText('The log could not be loaded.')).toBeTruthy()
  answer = good
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Adaeze Fenn')).toBeTruthy()
})

test.each([
  ['de', de],
  ['en', en],
])('every action and every role has a name in %s', (_, { audit, roles: names }) => {
  const text = (action: string) =>
    action.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], audit.actions)
  expect(auditActions.filter((action) => typeof text(action) !== 'string')).toEqual([])
  expect(Object.keys(names)).toEqual(Object.values(roles).map(String))
})
