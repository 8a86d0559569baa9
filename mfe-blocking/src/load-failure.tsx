import { isCallError, isFinal } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState, VisuallyHidden } from '@energycockpit/ui'
import { SignInAgain } from './action-token/sign-in-again'
import { tokenProblemOf } from './action-token/token-problem'

interface LoadFailureProps {
  failure: unknown
  onRetry: () => void
  /** Stands under a heading already, instead of being all that the page has. */
  within?: boolean
}

/** Stands where something should be read and could not be had. */
export function LoadFailure({ failure, onRetry, within = false }: LoadFailureProps) {
  const { t } = useTexts()
  const problem = tokenProblemOf(failure)
  if (problem) return <SignInAgain because={problem} />
  const known = isCallError(failure) ? failure : undefined
  const title = t('failure.title')
  return (
    <>
      {within ? null : (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      )}
      <ErrorState
        title={title}
        reference={
          known?.kind === 'refused' ? t('failure.reference', { id: known.correlationId }) : undefined
        }
        retry={isFinal(failure) ? undefined : { label: t('failure.retry'), onRetry }}
      >
        <p>{t(known?.kind === 'unreachable' ? 'failure.unreachable' : 'failure.other')}</p>
      </ErrorState>
    </>
  )
}
