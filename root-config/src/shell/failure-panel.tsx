import { useTranslate } from '@energycockpit/i18n'
import { ErrorState, VisuallyHidden } from '@energycockpit/ui'
import type { FeatureFailure } from '../features/explain-failure'
import { addressOf, overriddenNames } from '../features/module-loader'

interface FailurePanelProps {
  failure: FeatureFailure
  /** Title of the page that the feature would have shown. */
  title: string
  onRetry: () => void
}

/** Stands in place of a feature that is not available; the rest of the portal is as it was. */
export function FailurePanel({ failure, title, onRetry }: FailurePanelProps) {
  const { t } = useTranslate()
  const { featureId, kind } = failure
  // Neither connection nor administrator is to blame where a developer has named another address.
  const help = overriddenNames().includes(featureId)
    ? 'failure.overridden'
    : (`failure.helps.${kind}` as const)
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
        <p>{t(`failure.${kind}`)}</p>
        <p>{t(help, { address: addressOf(featureId) })}</p>
        <p>{t('failure.rest')}</p>
      </ErrorState>
    </>
  )
}
