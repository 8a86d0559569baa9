import { factorKinds } from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw, factorsServer, field, fill, press, refusal, showsRows } from './draw-factors.testing'
import { ownReasons } from './factor-reason-key'
import de from './locales/de.json'
import en from './locales/en.json'

const server = factorsServer()
const title = 'Price: Electricity, import'

test('the history has the latest first, and what comes from above says from where', async () => {
  await draw(server)
  await showsRows(title, [
    ['from 1 Jan 2025valid now', 'open', '0.3124 €/kWh'],
    ['from the beginning', '31 Dec 2024', '0.29 €/kWh'],
  ])
  await showsRows(en.factors.inherited, [
    ['CO₂ factor: Electricity, import', 'from the series Grid intensity', 'Mills Ltd'],
  ])
  const region = screen.getByRole('region', { name: title })
  const sources = within(region).getAllByRole('cell', { name: /Contract 4711|no source given/ })
  expect(sources.map(({ textContent }) => textContent)).toEqual(['Contract 4711', 'no source given'])
  const way = screen.getByRole('link', { name: 'Mills Ltd' })
  expect(way.getAttribute('href')).toBe('/platform/measurement-data/conversion-factors?node=cb-1')
})

test('in German, a new value from a day on ends the one that held', async () => {
  await draw(server, { locale: 'de' })
  await screen.findByRole('region', { name: 'Preis: Strom, Bezug' })
  await press(/^Neuer Wert/)
  await fill('Wert in €/kWh', '0,2875')
  expect(screen.getByText(/^Verstanden als 0,2875.€\/kWh$/)).toBeDefined()
  await fill('Gültig ab', '2026-07-01')
  await fill('Quelle', ' Vertrag 4812 ')
  await press('Speichern')
  await screen.findByText(/^Gespeichert: 0,2875.€\/kWh, ab 1\. Juli 2026/)
  expect(server.sent).toMatchObject([
    {
      ...{ nodeId: 'loc', kind: 'PRICE', unit: 'EUR/kWh', seriesId: null },
      periods: [
        { from: null, to: '2024-12-31T23:00:00.000Z', value: 0.29 },
        {
          from: '2024-12-31T23:00:00.000Z',
          to: '2026-06-30T22:00:00.000Z',
          value: 0.3124,
          source: 'Contract 4711',
        },
        { from: '2026-06-30T22:00:00.000Z', to: null, value: 0.2875, source: 'Vertrag 4812' },
      ],
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what cannot be is explained at its place, and nothing is sent', async () => {
  await draw(server)
  await screen.findByRole('region', { name: title })
  await press(/^New value/)
  await press('Save')
  expect(field('Value in €/kWh').getAttribute('aria-invalid')).toBe('true')
  await screen.findByText('Write the number like this: 12,345.6.')
  await fill('Value in €/kWh', '2000000')
  await screen.findByText(/^A value from −1,000,000.€\/kWh to 1,000,000.€\/kWh is possible\.$/)
  await fill('Value in €/kWh', '0.5')
  await fill('Valid from', '2025-01-01')
  await screen.findByText(/^On this day 0\.3124.€\/kWh begins already \(last day: open\)/)
  await press('Save')
  expect(server.sent).toEqual([])
})

test('a correction moves what it touches along; one that overlaps or ends too early is refused', async () => {
  await draw(server)
  await screen.findByRole('region', { name: title })
  await press('Correct: value from 1 Jan 2025')
  expect([field('Value in €/kWh').value, field('Valid from').value]).toEqual(['0.3124', '2025-01-01'])
  await fill('Valid from', '')
  await press('Save')
  await screen.findByText(/^This overlaps with 0\.29.€\/kWh, from the beginning/)
  await fill('Valid from', '2025-03-01')
  await fill('Last day', '2025-02-01')
  await screen.findByText('The last day is before the first day.')
  await fill('Last day', '')
  expect(field('Source').value).toBe('Contract 4711')
  await fill('Source', '')
  await press('Save')
  await screen.findByText(/^Saved: 0\.3124.€\/kWh, from 1 Mar 2025/)
  expect(server.sent.at(-1)?.periods).toEqual([
    { from: null, to: '2025-02-28T23:00:00.000Z', value: 0.29 },
    { from: '2025-02-28T23:00:00.000Z', to: null, value: 0.3124 },
  ])
})

test('what is unusual is asked about: corrected nothing is saved, confirmed it is', async () => {
  await draw(server, { locale: 'de' })
  await screen.findByRole('region', { name: 'Preis: Strom, Bezug' })
  await press(/^Neuer Wert/)
  await fill('Wert in €/kWh', '28,5')
  await fill('Gültig ab', '2026-07-01')
  await press('Speichern')
  const dialog = await screen.findByRole('dialog', { name: 'Ist das richtig?' })
  within(dialog).getByText(/^28,5.€\/kWh ist ungewöhnlich: Üblich ist −0,5.€\/kWh bis 1.€\/kWh\./)
  await press('Korrigieren')
  expect(screen.queryByRole('dialog', { name: 'Ist das richtig?' })).toBeNull()
  expect([field('Wert in €/kWh').value, server.sent]).toEqual(['28,5', []])
  await press('Speichern')
  await userEvent.click(await screen.findByRole('button', { name: 'Trotzdem speichern' }))
  await screen.findByText(/^Gespeichert: 28,5.€\/kWh/)
  expect(server.sent).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('before a value goes, it is asked what holds in its time; the last one takes the factor with it', async () => {
  await draw(server)
  await screen.findByRole('region', { name: title })
  await press('Remove: value from 1 Jan 2025')
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^The previous value 0\.29.€\/kWh/ }))
  expect(within(dialog).getByText(/That period then has no value/)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await screen.findByText(`${title}: the value was removed.`)
  await showsRows(title, [
    ['from 1 Jan 2025', 'open', 'no value'],
    ['from the beginning', '31 Dec 2024', '0.29 €/kWh'],
  ])
  await press('Remove: value from the beginning')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText(`${title} is no longer set here.`)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Old mill' }))
})

test('a new factor asks for what its kind needs, and what is there already is not set twice', async () => {
  await draw(server)
  await screen.findByRole('region', { name: title })
  await press('Add a price or factor')
  // What comes first is not there yet.
  expect(field('Energy carrier').value).toBe('GAS')
  await userEvent.selectOptions(field('Energy carrier'), 'ELECTRICITY')
  await fill('Value in €/kWh', '0.2')
  await screen.findByText(/^Set here already: Price: Electricity, import/)
  await press('Save')
  expect(server.sent).toEqual([])
  await userEvent.selectOptions(field('What'), 'CALORIFIC_VALUE')
  expect(within(screen.getByRole('dialog')).queryByLabelText('Direction')).toBeNull()
  await fill('Value in kWh/m³', '11.2')
  await fill('Source', 'Gas bill of May')
  await press('Save')
  await screen.findByText(/^Saved: 11\.2.kWh\/m³, from the beginning/)
  expect(server.sent).toEqual([
    {
      ...{
        nodeId: 'loc',
        kind: 'CALORIFIC_VALUE',
        productType: 'GAS',
        direction: 'PURCHASE',
        unit: 'kWh/m³',
      },
      ...{ periods: [{ from: null, to: null, value: 11.2, source: 'Gas bill of May' }], seriesId: null },
    },
  ])
  await screen.findByText(en.factors.lacksState)
})

test('the first price of a place is in the currency that is paid there', async () => {
  Object.assign(server, { factors: [], inherited: [], currency: 'GBP' })
  await draw(server)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a price or factor' }))
  await screen.findByLabelText('Value in £/kWh')
})

test('what the server refuses is said in the dialog, with the reference', async () => {
  await draw(server)
  await screen.findByRole('region', { name: title })
  await press(/^New value/)
  await fill('Value in €/kWh', '0.5')
  server.failure = refusal(403, 'FORBIDDEN', 'c-3')
  await press('Save')
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toContain(
      'Nothing was changed. Your role does not allow this. Reference: c-3',
    ),
  )
})

test('who may not change anything is told, and where nothing is set the page says what it is for', async () => {
  server.canChange = false
  await draw(server)
  await screen.findByText(en.factors.readOnly)
  expect(screen.queryByRole('button', { name: /Correct|Remove|Add|New value/ })).toBeNull()
})

test('all that is set is listed, and a place is chosen in the hierarchy', async () => {
  server.inherited = []
  await draw(server, { query: '' })
  await showsRows(en.factors.all, [
    [title, '0.3124 €/kWhvalid since 1 Jan 2025Contract 4711', 'Old millMills Ltd'],
  ])
  await userEvent.click(await screen.findByRole('treeitem', { name: 'Mills Ltd' }))
  expect(server.went).toEqual(['/platform/measurement-data/conversion-factors?node=cb-1'])
})

test('nothing at all, and a place that is not known', async () => {
  Object.assign(server, { factors: [], inherited: [] })
  await draw(server, { query: '' })
  await screen.findByText(en.factors.empty.anywhere)
  for (const purpose of ['cost', 'carbon', 'gas'] as const) screen.getByText(en.factors.empty[purpose])
  document.body.replaceChildren()
  server.failure = refusal(404, 'NOT_FOUND', 'c-4')
  await draw(server)
  await screen.findByText(en.factors.unknownPlace)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('both languages have the same texts, and one for each kind and reason', () => {
  const keysOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [key] : keysOf(text as object).map((below) => `${key}.${below}`),
    )
  expect(keysOf(de)).toEqual(keysOf(en))
  for (const texts of [de.factors.kind, de.factors.form.usual])
    expect(Object.keys(texts)).toEqual([...factorKinds])
  expect(Object.keys(de.factors.reasons)).toEqual([...ownReasons])
})
