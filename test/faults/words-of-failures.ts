/** What the panel says about each kind of failure: why, and what helps. */
export const failureWords = {
  de: {
    missing: ['Er wurde auf dem Server nicht gefunden.', 'Versuchen Sie es in einer Minute erneut.'],
    'server-error': ['Der Server hatte einen Fehler', 'Versuchen Sie es in ein paar Minuten erneut.'],
    'html-in-place': ['Der Server hat stattdessen eine Seite geschickt.', 'Versuchen Sie es erneut.'],
    'time-out': [
      'Er ist nicht innerhalb von 10 Sekunden gestartet.',
      'Ihre Verbindung ist vielleicht langsam.',
    ],
    throws: ['Ein Fehler hat das Laden beendet.', 'nennen Sie Ihrem Administrator'],
    'wrong-shape': ['das nicht zu diesem Portal gehört', 'Das kann nur der Betreiber beheben.'],
    'wrong-manifest': ['Seine Dateiliste ist beschädigt', 'Das kann nur der Betreiber beheben.'],
    'truncated-manifest': ['Seine Dateiliste ist unvollständig angekommen.', 'Versuchen Sie es erneut.'],
    'wrong-integrity': ['Sein Inhalt wurde unterwegs verändert', 'in einem anderen Netz'],
    'crashed-mounting': ['Ein Fehler hat den Start beendet.', 'Ihrem Administrator'],
    'crashed-rendering': ['Ein Fehler hat ihn beendet.', 'Gespeicherte Daten sind sicher.'],
    'shows-nothing': ['Er ist gestartet, zeigt aber nichts.', 'nennen Sie Ihrem Administrator'],
  },
  en: {
    missing: ['It was not found on the server.', 'Try again in a minute.'],
    'server-error': ['The server had an error', 'Try again in a few minutes.'],
    'html-in-place': ['The server sent a page instead.', 'Try again.'],
    'time-out': ['It did not start within 10 seconds.', 'Your connection may be slow.'],
    throws: ['An error stopped it while loading.', 'give your administrator the reference'],
    'wrong-shape': ['is not part of this portal', 'Only the operator can fix this.'],
    'wrong-manifest': ['Its list of files is damaged', 'Only the operator can fix this.'],
    'truncated-manifest': ['Its list of files arrived incomplete.', 'Try again.'],
    'wrong-integrity': ['Its content was changed on the way', 'in another network'],
    'crashed-mounting': ['An error stopped it while starting.', 'your administrator'],
    'crashed-rendering': ['An error stopped it.', 'Saved data is safe.'],
    'shows-nothing': ['It started, but shows nothing.', 'give your administrator the reference'],
  },
} as const
export type Failure = keyof (typeof failureWords)['en']
