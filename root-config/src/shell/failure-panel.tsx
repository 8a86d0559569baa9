import { useTranslate } from '@energycockpit/i18n'
import { ErrorState, VisuallyHidden } from '@energycockpit/ui'
import type { FeatureFailure } from '../features/explain-failure'

interface FailurePanelProps {
  failure: FeatureFailure
  /** Title of the page that the feature would have shown. */
  title: string
  onRetry: () => void
}

/** Stands in place of a feature that is not available; the rest of the portal is as it was. */
export function FailurePanel({ failure, title, onRetry }: FailurePanelProps) {
  const { t } = useTranslate()
  return (
    <>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <ErrorState
        title={t('failure.title')}
        reference={t('failure.reference', { id: failure.correlationId })}
        retry={{ label: t('failure.retry'), onRetry }}
      >
        <p>{t(`failure.${failure.kind}`)}</p>
        <p>{t(`failure.helps.${failure.kind}`)}</p>
        <p>{t('failure.rest')}</p>
      </ErrorState>
    </>
  )
}
