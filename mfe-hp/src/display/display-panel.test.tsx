import { displayChoices, setDisplay } from '@energycockpit/contract'
import { applyDisplay } from '@energycockpit/i18n'
import { createEvents, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawAccount, refused } from '../draw-account.testing'
import de from '../locales/de.json'

afterEach(() => applyDisplay(undefined))

function draw(answers: Record<string, unknown> = {}) {
  const events = createEvents<PortalEvents>()
  const shown: object[] = []
  events.subscribe('display-changed', ({ display }) => shown.push(display))
  const user = { display: { energy: 'MWh' } } as unknown as FeatureProps['user']
  return { ...drawAccount(answers, { events, user }), shown }
}
const choose = async (field: string, value: string) =>
  userEvent.selectOptions(await screen.findByLabelText(field), value)

test('each choice is shown at once and kept by itself, beside those of before', async () => {
  const { sent, shown, told } = draw({ [setDisplay.name]: { numbers: 'apostrophe-point' } })
  await choose('Numbers', '1’234.5')
  await choose('Energy', 'Automatic')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toEqual([{ numbers: 'apostrophe-point' }, { energy: null }])
  expect(shown).toContainEqual({ energy: 'MWh', numbers: 'apostrophe-point' })
  await waitFor(() => expect(shown.at(-1)).toEqual({ numbers: 'apostrophe-point' }))
  await waitFor(() => expect(told().at(-1)).toBe('Your display settings were saved.'))
})

test('what another tab has chosen comes with the answer', async () => {
  const { shown } = draw({ [setDisplay.name]: { energy: 'GWh', dates: 'iso' } })
  await choose('Energy', 'GWh')
  await waitFor(() => expect(shown).toEqual([{ energy: 'GWh' }, { energy: 'GWh', dates: 'iso' }]))
  expect(screen.getByLabelText<HTMLSelectElement>('Dates').value).toBe('iso')
})

test('a choice that cannot be kept is taken back, and says why', async () => {
  const { shown } = draw({ [setDisplay.name]: refused('STORE_UNAVAILABLE', 503) })
  await choose('Energy', 'GWh')
  await screen.findByText(/data store does not respond/)
  expect(shown).toEqual([{ energy: 'GWh' }, { energy: 'MWh' }])
  expect(screen.getByLabelText<HTMLSelectElement>('Energy').value).toBe('MWh')
})

test('every choice has words', () => {
  for (const [field, values] of Object.entries(displayChoices))
    expect(Object.keys(de.display.choices[field as keyof typeof displayChoices])).toEqual([
      'automatic',
      ...values,
    ])
})
