import { demoBusinesses } from '../../identity/demo-users'
import type { DemoEvent } from '../history/event'
import { notice } from '../history/notice-events'

export const notices: readonly DemoEvent[] = [
  notice('readings by hand', 'system', {
    businessId: demoBusinesses.subBusiness.id,
    state: 'RETIRED',
    title: { en: 'Enter meter readings in the portal', de: 'Zählerstände im Portal eintragen' },
    content: {
      en: 'Meters without a data logger are now read monthly. Enter their readings on the page Meter readings.',
      de: 'Zähler ohne Datenlogger werden jetzt monatlich abgelesen. Tragen Sie die Stände auf der Seite Zählerstände ein.',
    },
  }),
  notice('maintenance', 'system', {
    businessId: demoBusinesses.subBusiness.id,
    state: 'DRAFT',
    title: { en: 'Maintenance on Sunday', de: 'Wartung am Sonntag' },
    content: {
      en: 'The portal is not available on Sunday from 06:00 to 08:00. Readings that arrive meanwhile are kept.',
      de: 'Das Portal ist am Sonntag von 06:00 bis 08:00 Uhr nicht erreichbar. Messwerte aus dieser Zeit gehen nicht verloren.',
    },
  }),
]
