import { isCallError } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice, MessagePlace } from '@energycockpit/ui'
import { importReasonKey } from '@energycockpit/imports'
import { reasonKey, referenceOf } from '@energycockpit/failures'

/** Says that something was not done, and why. It stays in place, so that it is read out when it comes. */
export function StepFailure({ said, error }: { said: string; error: unknown }) {
  const { t } = useTexts()
  // Of imports it would say that there is no such import.
  const isUnknown = isCallError(error) && error.reasons[0]?.code === 'NOT_FOUND'
  return (
    <MessagePlace role="alert">
      {error != null && (
        <PartialNotice>
          {said} {t(isUnknown ? reasonKey(error) : importReasonKey(error))} {referenceOf(error, t)}
        </PartialNotice>
      )}
    </MessagePlace>
  )
}
