import type { DemoEvent } from '../history/event'
import { notice, terms } from '../history/notice-events'

const audience = { user: 'newuser', state: 'IN_FORCE' } as const

/**
 * What one log-in of the demo confirms at its first sign-in. Nobody can sign in before it is there: it happens before
 * the portal answers, and all other events of the history afterwards.
 */
export const firstSignIn: readonly DemoEvent[] = [
  terms('terms of the first sign-in', 'system', {
    ...audience,
    headline: { en: 'Terms of use of the demo', de: 'Nutzungsbedingungen der Demo' },
    mainContent: {
      en: [
        'These terms are invented. They show what a user confirms before the portal opens for the first time.',
        [
          '1. The **readings** are real, and moved to today’s dates.',
          '2. **People, names, addresses, prices and meter numbers** are invented.',
          '3. What you change in the demo stays on the computer that it was started on.',
        ].join('\n'),
      ].join('\n\n'),
      de: [
        'Diese Bedingungen sind erfunden. Sie zeigen, was ein Benutzer bestätigt, bevor sich das Portal zum ersten Mal öffnet.',
        [
          '1. Die **Messwerte** sind echt und auf heutige Daten verschoben.',
          '2. **Personen, Namen, Adressen, Preise und Zählernummern** sind erfunden.',
          '3. Was Sie in der Demo ändern, bleibt auf dem Rechner, auf dem sie gestartet wurde.',
        ].join('\n'),
      ].join('\n\n'),
    },
    linkUrl: '/platform/home-portal/legal',
    linkText: { en: 'Imprint, privacy and licences', de: 'Impressum, Datenschutz und Lizenzen' },
    confirmation: {
      en: 'I have read the terms of use and agree to them.',
      de: 'Ich habe die Nutzungsbedingungen gelesen und stimme ihnen zu.',
    },
  }),
  notice('notice of the first sign-in', 'system', {
    ...audience,
    title: { en: 'New readings every hour', de: 'Jede Stunde neue Messwerte' },
    content: {
      en: 'The demo goes on while it runs: each hour the next reading of every meter arrives.',
      de: 'Die Demo läuft weiter, solange sie gestartet ist: Jede Stunde kommt der nächste Messwert jedes Zählers an.',
    },
  }),
]
