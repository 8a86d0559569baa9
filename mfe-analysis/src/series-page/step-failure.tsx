import { isCallError } from '@energycockpit/api-client'
import { reasonKey, StepFailure as FailureOfStep } from '@energycockpit/failures'
import { importReasonKey } from '@energycockpit/imports'

/** Says that something was not done, and why. It stays in place, so that it is read out when it comes. */
export const StepFailure = ({ said, error }: { said: string; error: unknown }) => (
  <FailureOfStep title={said} error={error} reasonKey={reasonOfStep} />
)

function reasonOfStep(error: unknown): string {
  // Of imports it would say that there is no such import.
  const isUnknown = isCallError(error) && error.reasons[0]?.code === 'NOT_FOUND'
  return isUnknown ? reasonKey(error) : importReasonKey(error)
}
