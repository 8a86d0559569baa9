import { isCallError } from '@energycockpit/api-client'
import { TimeLimitError } from '@energycockpit/generic-feature'
import { useTranslate } from '@energycockpit/i18n'
import { ErrorState } from '@energycockpit/ui'

interface BootFailureProps {
  failure: unknown
  onRetry: () => void
}

/** The whole page when the shell cannot start: the server is away or does not answer as it should. */
export function BootFailure({ failure, onRetry }: BootFailureProps) {
  const { t } = useTranslate()
  const reason = isCallError(failure)
    ? failure.kind
    : failure instanceof TimeLimitError
      ? 'time-out'
      : 'unknown'
  const reference = isCallError(failure) && failure.kind !== 'unreachable' ? failure.correlationId : undefined
  return (
    <main>
      <ErrorState
        title={t('bootFailure.title')}
        reference={reference && t('failure.reference', { id: reference })}
        retry={{ label: t('bootFailure.retry'), onRetry }}
      >
        {t(`bootFailure.${reason}`)}
      </ErrorState>
    </main>
  )
}
