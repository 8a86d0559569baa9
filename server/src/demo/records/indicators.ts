import type { IndicatorContent } from '@energycockpit/contract'
import { lastMonths, written } from '../history/calendar'
import type { DemoEvent } from '../history/event'
import { indicator } from '../history/indicator-events'

/*
 * Indicators of each kind: by area, by degree days, of one building and of the whole business. Targets are invented, the
 * values are not.
 */
const invented = {
  en: 'The target is *invented for the demo.*',
  de: 'Das Ziel ist *für die Demo erfunden.*',
}

/** A year, so many months ago, and a share of it that should not be exceeded in the last twelve months. */
const againstYear =
  (monthsAgo: number, share: number) =>
  (firstStart: Date): Pick<IndicatorContent, 'baseline' | 'targets'> => {
    const months = lastMonths(firstStart, monthsAgo)
    return {
      baseline: { kind: 'PERIOD', from: written(months[0]!), to: written(months[11]!) },
      targets: [{ from: written(lastMonths(firstStart, 12)[0]!), to: null, kind: 'SHARE', value: share }],
    }
  }

export const indicators: readonly DemoEvent[] = [
  indicator('indicator electricity of the laboratories', 'manager', {
    name: { en: 'Laboratories: electricity per m²', de: 'Labore: Strom pro m²' },
    description: invented,
    ...{ nodeId: 'loc-b2', owner: 'Maren Holt', period: 'YEAR' },
    amount: { kind: 'PRODUCTS', products: ['ELECTRICITY'] },
    reference: { kind: 'QUANTITY', per: 'FLOOR_AREA' },
    judged: againstYear(24, 0.98),
  }),
  indicator('indicator heating of the library', 'manager', {
    name: { en: 'Library: gas per degree day', de: 'Bibliothek: Gas pro Gradtag' },
    description: invented,
    ...{ nodeId: 'loc-b40', owner: 'Maren Holt', period: 'YEAR' },
    amount: { kind: 'PRODUCTS', products: ['GAS'] },
    reference: { kind: 'DEGREE_DAYS' },
    judged: againstYear(36, 0.6),
  }),
  indicator('indicator electricity of all buildings', 'manager', {
    name: { en: 'All buildings: electricity of the month', de: 'Alle Gebäude: Strom des Monats' },
    description: invented,
    ...{ nodeId: null, owner: null, period: 'MONTH' },
    amount: { kind: 'PRODUCTS', products: ['ELECTRICITY'] },
    reference: { kind: 'NONE' },
    judged: againstYear(24, 1),
  }),
]
