import { isCallError } from '@energycockpit/api-client'
import { TimeLimitError } from '@energycockpit/generic-feature'
import { useTranslate } from '@energycockpit/i18n'
import { ErrorState } from '@energycockpit/ui'
import { isNotSignedIn } from '../app/not-signed-in'
import { NotSignedInPage } from '../app/not-signed-in-page'

interface BootFailureProps {
  failure: unknown
  onRetry: () => void
}

/** The whole page when the shell cannot start: the server is away, does not answer as it should, or nobody signed in. */
export function BootFailure({ failure, onRetry }: BootFailureProps) {
  const { t } = useTranslate()
  if (isNotSignedIn(failure)) return <NotSignedInPage onSignIn={onRetry} />
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
