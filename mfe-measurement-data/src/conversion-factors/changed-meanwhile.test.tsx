import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw, factorsServer, field, fill, press, price, showsRows } from './draw-factors.testing'
import en from './locales/en.json'

// Whoever reads is elsewhere than the meter.
jest.mock('@energycockpit/time', () => ({
  ...jest.requireActual<object>('@energycockpit/time'),
  deviceZone: () => 'Asia/Kolkata',
}))

const server = factorsServer()
const title = 'Price: Electricity, import'
/** What somebody else has made of the price by the time that it is saved. */
const theirs = {
  ...price,
  periods: [{ from: '2026-01-31T23:00:00Z', to: null, value: 0.4 }, ...price.periods.slice(1)],
  changed: { at: '2026-11-20T14:30:00.000Z', by: 'Grace' },
}
const dialog = () => within(screen.getByRole('dialog'))
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save' }))

async function begin(name: RegExp | string) {
  await draw(server)
  await screen.findByRole('region', { name: title })
  await press(name)
}

test('a new value beside that of somebody else: theirs is shown, the own text stays, and both are kept', async () => {
  await begin(/^New value/)
  await fill('Value in €/kWh', '0.55')
  await fill('Valid from', '2026-12-01')
  server.factors = [theirs]
  await save()
  await dialog().findByText(/Grace changed this in the meantime \(20 Nov 2026, 20:00\)/)
  expect(server.sent).toEqual([])
  await showsRows(en.factors.meanwhile.now, [
    ['from 1 Feb 2026valid now', 'open', '0.4 €/kWh'],
    ['from 1 Jan 2025', '31 Jan 2026', 'no value'],
    ['from the beginning', '31 Dec 2024', '0.29 €/kWh'],
  ])
  expect([field('Value in €/kWh').value, field('Valid from').value]).toEqual(['0.55', '2026-12-01'])
  await save()
  await screen.findByText(/^Saved: 0\.55.€\/kWh, from 1 Dec 2026/)
  expect(server.since).toEqual([theirs.changed.at])
  expect(server.sent[0]!.periods.map(({ from, value }) => [from, value])).toEqual([
    [null, 0.29],
    ['2026-01-31T23:00:00.000Z', 0.4],
    ['2026-11-30T23:00:00.000Z', 0.55],
  ])
})

test('what both have begun on the same day is refused, beside what the other has set', async () => {
  await begin(/^New value/)
  await fill('Value in €/kWh', '0.55')
  await fill('Valid from', '2026-02-01')
  server.factors = [theirs]
  await save()
  await dialog().findByText(/^On this day 0\.4.€\/kWh begins already/)
  dialog().getByText(/Your entries are kept\.$/)
  await save()
  expect(server.sent).toEqual([])
})

test('of a correction, what was not touched is what the other has set', async () => {
  await begin('Correct: value from the beginning')
  await fill('Value in €/kWh', '0.28')
  server.factors = [{ ...theirs, periods: [{ from: null, to: '2024-06-30T22:00:00Z', value: 0.3 }] }]
  await save()
  await dialog().findByText(/^Grace saved this on 20 Nov 2026, 20:00/)
  expect([field('Value in €/kWh').value, field('Last day').value]).toEqual(['0.28', '2024-06-30'])
  // Of the end, which was not touched, theirs is told; of the value one of the two is chosen.
  const compared = within(dialog().getByRole('group', { name: 'Value' }))
  dialog().getByText('Last day: 30 Jun 2024')
  await userEvent.click(compared.getByLabelText(/^Saved: 0\.3/))
  expect(field('Value in €/kWh').value).toBe('0.3')
  await userEvent.click(compared.getByLabelText(/^Yours: 0\.28/))
  await save()
  await screen.findByText(/^Saved: 0\.28/)
  expect(server.sent[0]!.periods).toEqual([{ from: null, to: '2024-06-30T22:00:00.000Z', value: 0.28 }])
})

test('what is entered in a dialog is asked about before it is lost, until it is saved', async () => {
  const { isUnsaved } = await draw(server)
  await screen.findByRole('region', { name: title })
  await press(/^New value/)
  expect(isUnsaved()).toBe(false)
  await fill('Value in €/kWh', '0.55')
  expect(isUnsaved()).toBe(true)
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(isUnsaved()).toBe(false)
  await press('Add a price or factor')
  await fill('Valid from', '2026-05-01')
  expect(isUnsaved()).toBe(true)
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await press('Remove: value from 1 Jan 2025')
  await userEvent.click(dialog().getByRole('checkbox'))
  expect(isUnsaved()).toBe(true)
  await userEvent.click(dialog().getByRole('button', { name: 'Remove' }))
  await screen.findByText(`${title}: the value was removed.`)
  expect(isUnsaved()).toBe(false)
})

test('where the other has removed what is corrected, it becomes a new value', async () => {
  await begin('Correct: value from 1 Jan 2025')
  await fill('Value in €/kWh', '0.33')
  server.factors = [theirs]
  await save()
  await dialog().findByText(/The value you are correcting no longer exists/)
  expect(dialog().queryByLabelText('Last day')).toBeNull()
  await save()
  await screen.findByText(/^Saved: 0\.33/)
  expect(server.sent[0]!.periods.map(({ value }) => value)).toEqual([0.29, 0.33, 0.4])
})

test('where the other has removed all of it, it is set anew; the dialog stays though its panel has gone', async () => {
  await begin(/^New value/)
  await fill('Value in €/kWh', '0.55')
  server.factors = []
  await save()
  await dialog().findByText(/Somebody else removed this in the meantime/)
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
  expect(field('Value in €/kWh').value).toBe('0.55')
  await save()
  await screen.findByRole('region', { name: title })
  expect(server.since).toEqual(['never'])
})

test('a factor that two add at once is not set twice; in another unit it is said which one holds', async () => {
  await draw(server)
  await screen.findByRole('region', { name: title })
  await press('Add a price or factor')
  await fill('Value in €/kWh', '0.1')
  await fill('Valid from', '2026-05-01')
  const gas = { ...theirs, productType: 'GAS' as const, unit: 'EUR/MWh' }
  server.factors = [price, { ...gas, periods: [{ from: null, to: null, value: 60 }] }]
  await save()
  await dialog().findByText(/Grace changed this in the meantime/)
  await dialog().findByText('This is set in €/MWh now. Choose that unit.')
  await save()
  expect(server.sent).toEqual([])
  await userEvent.click(dialog().getByLabelText('Saved: €/MWh'))
  expect(field('Unit').value).toBe('EUR/MWh')
  await fill('Value in €/MWh', '100')
  await save()
  await screen.findByText(/^Saved: 100.€\/MWh/)
  expect(server.sent[0]).toMatchObject({ unit: 'EUR/MWh', periods: [{ value: 60 }, { value: 100 }] })
})

test('what the other has removed already is removed; what they have changed is asked about once more', async () => {
  await begin('Remove: value from 1 Jan 2025')
  server.factors = [theirs]
  await userEvent.click(dialog().getByRole('button', { name: 'Remove' }))
  await screen.findByText(`${title}: the value was removed.`)
  expect(server.sent).toEqual([])
  await press(/^Remove all values/)
  server.factors = [{ ...theirs, changed: { at: '2026-11-21T08:00:00.000Z', by: null } }]
  await userEvent.click(dialog().getByRole('button', { name: 'Remove' }))
  await dialog().findByText(/Somebody else changed this in the meantime .*Remove it again/)
  await userEvent.click(dialog().getByRole('button', { name: 'Remove' }))
  await screen.findByText(`${title} is no longer set here.`)
  expect(server.sent).toMatchObject([{ periods: [], seriesId: null }])
})
