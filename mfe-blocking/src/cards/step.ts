import type { Resolve } from '../queue/use-resolve'

/** What the user does with a card, and what comes of it. */
export interface Step extends Resolve {
  label: 'ok' | 'okAndProceed'
  takesFocus: boolean
}
