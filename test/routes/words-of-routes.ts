/** What the pages of these routes say. */
export const routeWords = {
  de: {
    static: 'Alle Energiedaten an einem Ort',
    register: 'Registrierung',
    legal: 'Rechtliches',
    error: 'Das hat nicht geklappt',
    footer: 'Impressum, Datenschutz und Lizenzen',
    blocking: 'Die Bestätigung kann nicht gezeigt werden',
    blank: 'Platzhalter',
    notShown: 'Das Portal kann gerade nicht angezeigt werden',
    toPortal: 'Zum Portal',
  },
  en: {
    static: 'All your energy data in one place',
    register: 'Registration',
    legal: 'Legal',
    error: 'That did not work',
    footer: 'Imprint, privacy and licences',
    blocking: 'The confirmation cannot be shown',
    blank: 'Placeholder',
    notShown: 'The portal cannot be shown at the moment',
    toPortal: 'To the portal',
  },
} as const
