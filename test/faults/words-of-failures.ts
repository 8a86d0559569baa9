/** What the panel says about each kind of failure: why, and what helps. */
export const failureWords = {
  de: {
    missing: ['Er wurde auf dem Server nicht gefunden.', 'Versuchen Sie es in einer Minute noch einmal.'],
    'server-error': ['Der Server hatte einen Fehler', 'Versuchen Sie es in ein paar Minuten noch einmal.'],
    'html-in-place': ['Der Server hat stattdessen eine Seite geschickt.', 'Versuchen Sie es noch einmal.'],
    'time-out': [
      'Er ist nicht innerhalb von 10 Sekunden gestartet.',
      'Ihre Verbindung ist vielleicht langsam.',
    ],
    throws: ['Er ist beim Laden mit einem Fehler stehen geblieben.', 'nennen Sie Ihrem Administrator'],
    'wrong-shape': ['ist kein Teil dieses Portals', 'Das kann nur der Betreiber beheben.'],
    'wrong-manifest': ['Die Liste seiner Dateien ist unbrauchbar', 'Das kann nur der Betreiber beheben.'],
    'truncated-manifest': ['nur der Anfang angekommen', 'Versuchen Sie es noch einmal.'],
    'wrong-integrity': ['Angekommen ist nicht, was geschickt werden sollte', 'in einem anderen Netz'],
    'crashed-mounting': ['Er ist beim Start mit einem Fehler stehen geblieben.', 'Ihrem Administrator'],
    'crashed-rendering': [
      'Er ist mit einem Fehler stehen geblieben.',
      'Was Sie gespeichert haben, ist sicher.',
    ],
    'shows-nothing': ['Er ist gestartet, zeigt aber nichts.', 'nennen Sie Ihrem Administrator'],
  },
  en: {
    missing: ['It was not found on the server.', 'Try again in a minute.'],
    'server-error': ['The server had an error', 'Try again in a few minutes.'],
    'html-in-place': ['The server sent a page instead of it.', 'Try again.'],
    'time-out': ['It did not start within 10 seconds.', 'Your connection may be slow.'],
    throws: ['It stopped with an error while it was loading.', 'give your administrator the reference'],
    'wrong-shape': ['is not a part of this portal', 'Only the operator can mend this.'],
    'wrong-manifest': ['The list of its files cannot be used', 'Only the operator can mend this.'],
    'truncated-manifest': ['Only the beginning of the list of its files arrived.', 'Try again.'],
    'wrong-integrity': ['What arrived is not what was meant to be sent', 'best in another network'],
    'crashed-mounting': ['It stopped with an error while it was starting.', 'your administrator'],
    'crashed-rendering': ['It stopped with an error.', 'What you have saved is safe.'],
    'shows-nothing': ['It started, but shows nothing.', 'give your administrator the reference'],
  },
} as const
export type Failure = keyof (typeof failureWords)['en']
