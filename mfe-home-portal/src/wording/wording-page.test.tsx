import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  getActiveBusiness,
  getWording,
  searchTexts,
  setWording,
  type OwnWording,
} from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawFeaturePage } from '../administration/draw-feature-page.testing'
import { WordingPage } from './wording-page'

const original = {
  de: { one: '{{count}} Zähler', other: '{{count}} Zähler' },
  en: { one: '{{count}} meter', other: '{{count}} meters' },
}
const known: OwnWording = {
  ...{
    namespace: 'analysis',
    key: 'meters',
    de: null,
    en: { one: '{{count}} counter', other: '{{count}} counters' },
  },
  ...{ original, revision: 4, changedAt: '2026-11-01T10:00:00Z', changedBy: 'Adaeze Fenn' },
}

let own: OwnWording[]
let sent: [string, unknown][]
let refusal: unknown
beforeEach(() => {
  ;[own, sent, refusal] = [[], [], undefined]
})

async function draw() {
  drawFeaturePage(<WordingPage />, {
    user: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1000',
    notify: () => undefined,
    api: {
      async call(call: { name: string }, request: { query?: unknown; params?: unknown; body?: unknown }) {
        if (call === (getActiveBusiness as never))
          return { businessId: null, businesses: [{ id: 1001, name: 'Fenland Colleges' }] }
        if (call === (getWording as never)) return { own, inherited: [], namespaces: ['analysis'] }
        if (call === (searchTexts as never))
          return { texts: [{ namespace: 'analysis', key: 'meters', original }], more: false }
        sent.push([call.name, { ...(request.query as object), ...(request.body as object) }])
        if (refusal) throw refusal
        return call === (setWording as never) ? known : null
      },
    } as unknown as ApiClient,
  })
  await screen.findByRole('heading', { level: 2, name: 'Own texts' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a text is found, said in own words in one language, and the other stays the portal’s', async () => {
  await draw()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by words or key' }), 'meters')
  await userEvent.click(await screen.findByRole('button', { name: 'Change meters' }))
  const dialog = screen.getByRole('dialog', { name: 'Change text' })
  const several = within(dialog).getByRole('textbox', { name: 'English, several' })
  await press('Save text')
  expect(within(dialog).getByText(/^These are the words of the portal/)).toBeTruthy()
  await userEvent.clear(several)
  await userEvent.type(several, 'counters')
  await press('Save text')
  expect(within(dialog).getByText(/^Keep each name in double braces/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(several))
  await userEvent.type(several, ': {{{{count}}')
  await press('Save text')
  expect(sent).toEqual([
    ['setWording', { revision: 0, de: null, en: { one: '{{count}} meter', other: 'counters: {{count}}' } }],
  ])
})

test('own texts are listed beside those of the portal, and reset when that is confirmed', async () => {
  own = [known, { ...known, key: 'gone', original: null }]
  await draw()
  expect(screen.getAllByText('{{count}} counter / {{count}} counters')).toHaveLength(2)
  expect(screen.getByText('The portal does not say this any more.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change gone' })).toBeNull()
  await press('Reset meters')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset' }))
  expect(sent).toEqual([['resetWording', { revision: '4' }]])
})

test('what somebody else has saved meanwhile is shown beside one’s own words, which can be saved then', async () => {
  own = [known]
  await draw()
  await press('Change meters')
  const dialog = within(screen.getByRole('dialog', { name: 'Change text' }))
  const several = dialog.getByRole('textbox', { name: 'English, several' })
  await userEvent.type(several, ' here')
  const code = 'WORDING_CHANGED_MEANWHILE'
  refusal = new CallError('refused', code, {
    status: 409,
    errorObject: { id: 'c-1', status: 409, reasons: [{ code, title: code }] },
  })
  own = [{ ...known, revision: 5, en: { one: '{{count}} gauge', other: '{{count}} gauges' } }]
  await press('Save text')
  expect(await dialog.findByText('{{count}} gauge / {{count}} gauges')).toBeTruthy()
  expect(several).toHaveProperty('value', '{{count}} counters here')
  refusal = undefined
  await press('Save text')
  expect(sent.at(-1)).toEqual([
    'setWording',
    { revision: 5, de: null, en: { one: '{{count}} counter', other: '{{count}} counters here' } },
  ])
})
