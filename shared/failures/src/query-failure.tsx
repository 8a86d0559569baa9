import { isDenied, isFinal } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState } from '@energycockpit/ui'
import type { ReasonKey } from './own-reason-key'
import { reasonKey as anyReasonKey } from './reason-key'
import { Denied } from './denied'
import { referenceOf } from './reference-of'

interface QueryFailureProps {
  /** What is not shown, in plain words. */
  title: string
  error: unknown
  reasonKey?: ReasonKey
  /** Absent where trying again would not help. */
  onRetry?: (() => void) | undefined
}

/** Stands where something would be shown: what failed, why, the reference for support, and a retry where that may help. */
export function QueryFailure({ title, error, reasonKey = anyReasonKey, onRetry }: QueryFailureProps) {
  const { t } = useTexts()
  if (isDenied(error)) return <Denied />
  return (
    <ErrorState
      title={title}
      reference={referenceOf(error, t)}
      retry={onRetry && !isFinal(error) ? { label: t('retry'), onRetry } : undefined}
    >
      {t(reasonKey(error))}
    </ErrorState>
  )
}
