import type { ActionContent, ExpectedSaving } from '@energycockpit/contract'
import { action } from '../history/action-events'
import { lastMonths, monthsAfter, written } from '../history/calendar'
import type { DemoEvent } from '../history/event'

/*
 * Actions in each state. All of it is invented, so none is verified: nobody has changed the buildings whose readings
 * the demo shows.
 */
const saving = (
  productType: ExpectedSaving['productType'],
  amount: number,
  price: number,
): ExpectedSaving => ({
  ...{ productType, amount, price, priceChange: 0.02, degradation: 0, baselineId: null },
})
const investment = (
  cost: number,
  more: Partial<NonNullable<ActionContent['investment']>> = {},
): ActionContent['investment'] => ({
  ...{ years: 15, discountRate: 0.05, cost, subsidy: 0, residualValue: 0, runningCost: 0 },
  ...{ runningCostChange: 0.02, furtherCosts: [], uncertainty: { cost: 0.1, amount: 0.2, price: 0.2 } },
  ...more,
})

export const actions: readonly DemoEvent[] = [
  action('action fans of the laboratories', 'manager', {
    name: { en: 'Speed-controlled fans', de: 'Drehzahlgeregelte Ventilatoren' },
    description: {
      en: 'Fans of both air handling units with frequency converters. *Invented for the demo.*\n\n- quieter laboratories\n- less maintenance of belts',
      de: 'Ventilatoren beider Lüftungsanlagen mit Frequenzumrichtern. *Für die Demo erfunden.*\n\n- leisere Labore\n- weniger Wartung der Keilriemen',
    },
    ...{ nodeId: 'loc-b2', owner: 'Maren Holt', state: 'PLANNED' },
    dueOn: (firstStart) => `${written(monthsAfter(firstStart, 4))}-15`,
    savings: [saving('ELECTRICITY', 350_000, 0.24)],
    investment: investment(185_000, { runningCost: 2_400, furtherCosts: [{ year: 8, cost: 12_000 }] }),
  }),
  action('action heat pump of the library', 'manager', {
    name: { en: 'Heat pump instead of the gas boiler', de: 'Wärmepumpe statt Gaskessel' },
    description: {
      en: 'Air-to-water heat pump; the boiler stays for the coldest days. *Invented for the demo.*',
      de: 'Luft-Wasser-Wärmepumpe; der Kessel bleibt für die kältesten Tage. *Für die Demo erfunden.*',
    },
    ...{ nodeId: 'loc-b40', owner: 'Maren Holt', state: 'IDEA' },
    savings: [saving('GAS', 220_000, 0.07), saving('ELECTRICITY', -62_000, 0.24)],
    investment: investment(240_000, { years: 20, subsidy: 90_000, runningCost: 1_200 }),
  }),
  action('action lamps of all corridors', 'manager', {
    name: { en: 'LED lamps in all corridors', de: 'LED-Leuchten in allen Fluren' },
    description: { en: '*Invented for the demo.*', de: '*Für die Demo erfunden.*' },
    ...{ nodeId: null, owner: null, state: 'IN_PROGRESS' },
    dueOn: (firstStart) => `${written(lastMonths(firstStart, 1)[0]!)}-28`,
    savings: [saving('ELECTRICITY', 95_000, 0.24)],
    investment: investment(48_000, { years: 10 }),
  }),
]
