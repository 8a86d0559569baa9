import { useTexts } from '@energycockpit/i18n'
import { PartialNotice, MessagePlace } from '@energycockpit/ui'
import type { ReasonKey } from './own-reason-key'
import { reasonKey as anyReasonKey } from './reason-key'
import { referenceOf } from './reference-of'

interface StepFailureProps {
  /** What was not done: 'The price was not saved.' */
  title: string
  /** Nothing is said while there is none. */
  error: unknown
  reasonKey?: ReasonKey
}

/** Says below a form or in a dialog why a step failed. It stays in place, so that it is read out when it comes. */
export function StepFailure({ title, error, reasonKey = anyReasonKey }: StepFailureProps) {
  const { t } = useTexts()
  return (
    <MessagePlace role="alert">
      {error != null && (
        <PartialNotice>
          {title} {t(reasonKey(error))} {referenceOf(error, t)}
        </PartialNotice>
      )}
    </MessagePlace>
  )
}
