/** What the user does with a card, and what comes of it. */
export interface Step {
  label: 'ok' | 'okAndProceed'
  /** Being told to the server. */
  busy: boolean
  /** Why the server could not be told, in the user's words. */
  failure?: string | undefined
  resolve: () => void
}
