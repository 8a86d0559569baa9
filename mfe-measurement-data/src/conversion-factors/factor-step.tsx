import type { ListedFactor } from '@energycockpit/contract'
import type { Period } from './periods'
import { RemoveDialog } from './remove-dialog'
import { SeriesForm } from './series-form'
import { ValueForm } from './value-form'

/**
 * What is being done with a factor: another value from a day on, a series that says them, one corrected, one removed, or
 * the whole factor.
 */
export type Step = { factor: ListedFactor } & (
  | { kind: 'add' | 'series' | 'remove-all' }
  | { kind: 'correct' | 'remove'; period: Period }
)

interface FactorStepProps {
  /** With the factor as it was when the step began: it may change or go while somebody writes. */
  step: Step
  timeZone: string
  onTold: (what: string) => void
  /** It is no longer there. */
  onGone: () => void
  onClose: () => void
}

/** The dialog of a step. */
export function FactorStep({ step, onGone, ...common }: FactorStepProps) {
  const { factor } = step
  switch (step.kind) {
    case 'add':
      return <ValueForm factor={factor} {...common} />
    case 'series':
      return <SeriesForm factor={factor} {...common} />
    case 'correct':
      return <ValueForm factor={factor} requested={step.period} {...common} />
    case 'remove':
      return <RemoveDialog factor={factor} requested={step.period} onGone={onGone} {...common} />
    case 'remove-all':
      return <RemoveDialog factor={factor} onGone={onGone} {...common} />
  }
}
