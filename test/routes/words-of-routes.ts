/** What the pages of these routes say. */
export const routeWords = {
  de: {
    static: 'Alle Energiedaten an einem Ort',
    register: 'Unternehmen registrieren',
    legal: 'Rechtliches',
    error: 'Das hat nicht funktioniert',
    footer: 'Impressum, Datenschutz und Lizenzen',
    blocking: 'Die Bestätigung kann nicht angezeigt werden',
    blank: 'Platzhalter',
    notShown: 'Das Portal kann nicht angezeigt werden',
    toPortal: 'Zum Portal',
  },
  en: {
    static: 'All your energy data in one place',
    register: 'Register your company',
    legal: 'Legal',
    error: 'That did not work',
    footer: 'Imprint, privacy and licences',
    blocking: 'The confirmation cannot be shown',
    blank: 'Placeholder',
    notShown: 'The portal cannot be shown',
    toPortal: 'Go to portal',
  },
} as const
