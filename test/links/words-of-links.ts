/** What the dialogs of links say. */
export const linkWords = {
  de: {
    warning: 'Weiteren Browser-Tab öffnen?',
    extraTab: /zusätzlichen Browser-Tab/,
    close: 'Schließen',
    redirect: 'Weiterleiten',
    terms: 'Nutzungsbedingungen',
    inTerms: 'Wozu das Portal dient',
    termsFailed: /konnten nicht geladen werden/,
  },
  en: {
    warning: 'Open another browser tab?',
    extraTab: /extra browser tab/,
    close: 'Close',
    redirect: 'Redirect',
    terms: 'Terms and conditions',
    inTerms: 'What the portal is for',
    termsFailed: /could not be loaded/,
  },
} as const
