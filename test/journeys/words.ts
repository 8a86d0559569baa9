/** What the user reads, in both languages: the journeys look for it as a person does. */
export const words = {
  de: {
    userName: 'Benutzername',
    password: 'Passwort',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    userMenu: /^Benutzermenü/,
    mainMenu: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    home: 'Startseite',
    analysis: 'Analyse',
    status: 'Systemzustand',
    operation: 'Betrieb',
    design: 'Gestaltung',
    retry: 'Erneut versuchen',
    hello: /^Guten Tag/,
    featureBroken: 'Dieser Teil des Portals ist nicht verfügbar',
    restWorks: 'Das Menü und alles andere funktionieren weiter.',
    serverAway: /Der Server antwortet nicht/,
  },
  en: {
    userName: 'User name',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    userMenu: /^User menu/,
    mainMenu: 'Main menu',
    openMenu: 'Open menu',
    home: 'Home',
    analysis: 'Analysis',
    status: 'System status',
    operation: 'Operation',
    design: 'Design',
    retry: 'Try again',
    hello: /^Hello/,
    featureBroken: 'This part of the portal is not available',
    restWorks: 'The menu and everything else keep working.',
    serverAway: /The server does not answer/,
  },
} as const

export type Language = keyof typeof words
export const languages: readonly Language[] = ['de', 'en']
