import type { FactorInHistory, StructureStep } from '@energycockpit/contract'
import { screen, within } from '@testing-library/react'
import { drawPart } from '../draw-part.testing'
import { StepsOf } from './steps-of'

const newYear = '2025-12-31T23:00:00.000Z'
const shown = (periods: FactorInHistory['periods']): FactorInHistory => ({
  ...{ unit: 'EUR/kWh', series: null, timeZone: 'Europe/Berlin', periods },
})
const step = (fields: StructureStep['fields']): StructureStep => ({
  ...{
    step: 7,
    at: '2026-11-24T10:00:00Z',
    by: 'Maren Holt',
    action: 'CHANGED',
    undoes: null,
    undoneBy: null,
  },
  first: {
    ...{ kind: 'FACTOR', id: 'loc-1 PRICE ELECTRICITY PURCHASE', name: 'Old mill' },
    factor: { kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE' },
  },
  ...{ items: 1, fields, names: {}, canUndo: true },
})
async function row(before: FactorInHistory | null, after: FactorInHistory | null, locale: 'de' | 'en') {
  const steps = [step([{ field: 'factor', before, after }])]
  drawPart(<StepsOf />, { getStructureSteps: { steps, attributes: [], more: false } }, locale)
  return within((await screen.findAllByRole('row'))[1]!)
}

test('a changed price is told with its place, and with the periods that are other now, by days of its zone', async () => {
  const kept = { from: null, to: '2024-12-31T23:00:00.000Z', value: 0.2 }
  const found = await row(
    shown([kept, { from: kept.to, to: null, value: 0.25 }]),
    shown([
      kept,
      { from: kept.to, to: newYear, value: 0.25 },
      { from: newYear, to: null, value: 0.3, source: 'Offer of May' },
    ]),
    'en',
  )
  found.getByText(/Price · Electricity · Import · Old mill/)
  found.getByText(
    'Values: 0.25 €/kWh from 1 Jan 2025 → 0.25 €/kWh from 1 Jan 2025 to 31 Dec 2025; 0.3 €/kWh from 1 Jan 2026 (source: Offer of May)',
  )
  found.getByRole('button', { name: 'Undo: Changed Price · Electricity · Import · Old mill' })
})

test('a price that was none before, or that a series says', async () => {
  const bySeries = { ...shown([]), series: 'Day-ahead market' }
  const found = await row(null, bySeries, 'de')
  found.getByText('Werte: – → aus der Messreihe von Day-ahead market')
  found.getByText(/Preis · Strom · Bezug · Old mill/)
})
