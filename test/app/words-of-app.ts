/** What only the app says. */
export const appWords = {
  de: { notSignedIn: 'Sie sind nicht angemeldet' },
  en: { notSignedIn: 'You are not signed in' },
} as const
