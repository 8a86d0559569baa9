/** What Keycloak's pages say in our theme. */
export const wordsOfLogin = {
  de: {
    title: 'Anmelden',
    wrong: /Benutzername und Passwort passen nicht zusammen/,
    error: 'Die Anmeldung hat nicht funktioniert',
    back: 'Zurück zum Portal',
    signOut: 'Abmelden?',
    signedOut: 'Sie sind abgemeldet',
    businessUnknown: /zu keinem Unternehmen/,
    noRole: /noch keine Rolle/,
    disabled: /gesperrt/,
  },
  en: {
    title: 'Sign in',
    wrong: /User name and password do not match/,
    error: 'Signing in did not work',
    back: 'Back to the portal',
    signOut: 'Sign out?',
    signedOut: 'You are signed out',
    businessUnknown: /belongs to no business/,
    noRole: /no role/,
    disabled: /disabled/,
  },
} as const
