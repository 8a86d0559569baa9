import type { ApiClient } from '@energycockpit/api-client'
import { auditActions, roles, type AuditEntry } from '@energycockpit/contract'
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
let asked: object[]
let answer: (query: { before?: string }) => unknown
beforeEach(() => {
  asked = []
  answer = ({ before }) =>
    before === undefined ? { entries: [entry], next: 7 } : { entries: [older], next: null }
})

function draw() {
  const texts = createTexts({ locale: 'en', load: () => import('../locales/en.json') })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const call = async (_: unknown, { query }: { query: object }) => {
    asked.push(query)
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

test('an entry says who did what to whom; older ones come when asked for', async () => {
  draw()
  await screen.findByText('Adaeze Fenn')
  fireEvent.click(screen.getByRole('button', { name: 'Show older entries' }))
  await screen.findByText('Sign-in failed', { selector: 'td span' })
  const [, first, second] = screen.getAllByRole('row')
  expect(cellsOf(first!)).toEqual([
    ...['Roles changed Meter reader, Game administrator', 'Adaeze Fenn', 'Tomasz Wren', 'Fenland Colleges'],
  ])
  expect(cellsOf(second!)).toEqual(['Sign-in failed', '–', '–', '–'])
  expect(asked).toEqual([{}, { before: '7' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull())
})

test('people and actions are asked for', async () => {
  draw()
  await screen.findByText('Adaeze Fenn')
  answer = () => ({ entries: [], next: null })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' wren ' } })
  fireEvent.change(screen.getByLabelText('What happened'), { target: { value: 'user.disabled' } })
  expect(await screen.findByText('Nothing was found')).toBeTruthy()
  expect(asked.at(-1)).toEqual({ person: 'wren', action: 'user.disabled' })
})

test('what cannot be fetched can be asked for again', async () => {
  const good = answer
  answer = () => {
    throw new Error('away')
  }
  draw()
  expect(await screen.findByText('The log could not be fetched.')).toBeTruthy()
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
