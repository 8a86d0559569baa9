import type { DemoEvent } from '../history/event'
import { news } from '../history/news-events'

export const newsPosts: readonly DemoEvent[] = [
  news('news of the group', 'super', {
    ...{ importance: 'INFORMATION', pinned: false, withSubBusinesses: true },
    title: { en: 'Energy review in January', de: 'Energetische Bewertung im Januar' },
    text: {
      en: 'We go through the significant energy uses of all sites together.\n\nPlease check [your uses](/platform/enms/energy-uses) and [actions](/platform/enms/actions) until then.',
      de: 'Wir gehen die wesentlichen Energieeinsätze aller Standorte gemeinsam durch.\n\nBitte prüfen Sie bis dahin [Ihre Einsätze](/platform/enms/energy-uses) und [Maßnahmen](/platform/enms/actions).',
    },
  }),
  news('news of heating', 'admin', {
    ...{ importance: 'WARNING', pinned: true, withSubBusinesses: false },
    title: { en: 'Check the heating schedules', de: 'Heizzeiten prüfen' },
    text: {
      en: '**Two buildings** were heated on a weekend without use.\n\n| Building | Contact |\n| --- | --- |\n| Ashgrove Laboratories | Facility desk |\n| Kingfisher Court | Facility desk |',
      de: '**Zwei Gebäude** wurden an einem Wochenende ohne Nutzung geheizt.\n\n| Gebäude | Ansprechpartner |\n| --- | --- |\n| Labore Ashgrove | Gebäudeservice |\n| Kingfisher Court | Gebäudeservice |',
    },
  }),
]
