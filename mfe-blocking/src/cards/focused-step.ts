import type { Step } from '@energycockpit/notice-cards'

export interface FocusedStep extends Step {
  /** Whether the user was led to the card by what they did last. */
  takesFocus: boolean
}
