/** What Keycloak's pages say in our theme. */
export const wordsOfLogin = {
  de: {
    title: 'Anmelden',
    wrong: /Benutzername oder Passwort ist falsch/,
    error: 'Anmeldung fehlgeschlagen',
    back: 'Zurück zum Portal',
    signOut: 'Abmelden?',
    signedOut: 'Sie sind abgemeldet',
    businessUnknown: /das dieses Portal nicht kennt/,
    noRole: /noch keine Rolle/,
    disabled: /gesperrt/,
  },
  en: {
    title: 'Sign in',
    wrong: /The user name or password is wrong/,
    error: 'Sign-in failed',
    back: 'Back to portal',
    signOut: 'Sign out?',
    signedOut: 'You are signed out',
    businessUnknown: /that this portal does not know/,
    noRole: /no role/,
    disabled: /disabled/,
  },
} as const
