import { lastMonths, monthsAfter, written } from '../history/calendar'
import type { DemoEvent } from '../history/event'
import { energyUse } from '../history/energy-use-events'

/*
 * Decisions about uses of energy, invented: one whose chain reaches an action, one whose review is overdue, and one that
 * is not significant.
 */
export const energyUses: readonly DemoEvent[] = [
  energyUse('energy use electricity of the laboratories', 'manager', {
    name: { en: 'Electricity · Ashgrove Laboratories', de: 'Strom · Labore Ashgrove' },
    explanation: {
      en: 'The largest single use; ventilation runs all night. *Invented for the demo.*',
      de: 'Der größte einzelne Einsatz; die Lüftung läuft die ganze Nacht. *Für die Demo erfunden.*',
    },
    variables: {
      en: 'Outdoor temperature, occupied laboratories',
      de: 'Außentemperatur, belegte Labore',
    },
    ...{ nodeId: 'loc-b2', productType: 'ELECTRICITY', use: null, verdict: 'SIGNIFICANT' },
    reasons: ['SUBSTANTIAL_CONSUMPTION', 'CONSIDERABLE_POTENTIAL'],
    reviewOn: (firstStart) => `${written(monthsAfter(firstStart, 12))}-15`,
    indicator: { en: 'Laboratories: electricity per m²', de: 'Labore: Strom pro m²' },
    action: { en: 'Speed-controlled fans', de: 'Drehzahlgeregelte Ventilatoren' },
  }),
  energyUse('energy use gas of the library', 'manager', {
    name: { en: 'Gas · Reedmace Library', de: 'Gas · Bibliothek Reedmace' },
    explanation: {
      en: 'The boiler is old, and a heat pump could replace most of its gas. *Invented for the demo.*',
      de: 'Der Kessel ist alt, und eine Wärmepumpe könnte das meiste Gas ersetzen. *Für die Demo erfunden.*',
    },
    variables: { en: 'Degree days', de: 'Gradtage' },
    ...{ nodeId: 'loc-b40', productType: 'GAS', use: null, verdict: 'SIGNIFICANT' },
    reasons: ['CONSIDERABLE_POTENTIAL'],
    reviewOn: (firstStart) => `${written(lastMonths(firstStart, 1)[0]!)}-15`,
    indicator: { en: 'Library: gas per degree day', de: 'Bibliothek: Gas pro Gradtag' },
    action: { en: 'Heat pump instead of the gas boiler', de: 'Wärmepumpe statt Gaskessel' },
  }),
  energyUse('energy use of day care', 'manager', {
    name: { en: 'Day care', de: 'Kindertagesstätte' },
    explanation: {
      en: 'Less than a hundredth of all energy, and the building is new. *Invented for the demo.*',
      de: 'Weniger als ein Hundertstel der Energie, und das Gebäude ist neu. *Für die Demo erfunden.*',
    },
    ...{ nodeId: null, productType: null, use: 'DAYCARE', verdict: 'NOT_SIGNIFICANT', reasons: [] },
    reviewOn: (firstStart) => `${written(monthsAfter(firstStart, 12))}-15`,
  }),
]
