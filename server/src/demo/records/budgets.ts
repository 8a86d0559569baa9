import { monthOf } from '../history/calendar'
import type { DemoEvent } from '../history/event'
import { budget } from '../history/indicator-events'

/* Budgets of the running year, invented: one with costs that is exceeded, one of heating by its months. */
const invented = { en: '*Invented for the demo.*', de: '*Für die Demo erfunden.*' }
const year = (firstStart: Date) => monthOf(firstStart).year
const even = (total: number) => Array<number>(12).fill(total / 12)
/** As degree days are spread in the demo's climate, per cent. */
const heating = [17, 15, 13, 9, 5, 2, 1, 1, 3, 8, 11, 15]

export const budgets: readonly DemoEvent[] = [
  budget('budget electricity of the laboratories', 'manager', {
    name: { en: 'Laboratories: electricity', de: 'Labore: Strom' },
    description: invented,
    ...{ nodeId: 'loc-b2', year, productType: 'ELECTRICITY', profile: 'EVEN' },
    ...{ amounts: even(7_500_000), costs: even(1_920_000) },
  }),
  budget('budget gas of all buildings', 'manager', {
    name: { en: 'All buildings: gas', de: 'Alle Gebäude: Gas' },
    description: invented,
    ...{ nodeId: null, year, productType: 'GAS', profile: 'TYPED' },
    ...{ amounts: heating.map((share) => share * 62_500), costs: null },
  }),
]
