import type { StateToSee } from './state-to-see'

/** The export of measurements, the readings of meters, and what is known about one. */
export const exportStates: readonly StateToSee[] = [
  {
    name: 'an export that is too large',
    async show({ page, goto }) {
      await goto('/platform/analysis/export-measurements?period=CURRENT_YEAR_PLUS_6')
      await page.getByText(/^(Diese Datei hätte|This file would have)/).waitFor()
    },
  },
  {
    name: 'the readings of meters in a period without any',
    async show({ page, goto }) {
      await goto('/platform/analysis/meter-readings?node=loc-b2')
      await page.getByText(/^(Keine Zählerstände in|No meter readings in)/).waitFor()
    },
  },
  {
    name: 'readings of what has no register',
    async show({ page, goto }) {
      await goto('/platform/analysis/meter-readings?product=WEATHER')
      await page.getByText(/^(Nichts davon hat|None of this has)/).waitFor()
    },
  },
  {
    name: 'what is known about a metering point',
    async show({ page, goto }) {
      await goto('/platform/analysis/point-information?point=mp-b2-electricity')
      await page.getByText(/^(Angelegt|Created)$/).waitFor()
    },
  },
]
