import { useTexts } from '@energycockpit/i18n'
import { ErrorState, Panel } from '@energycockpit/ui'
import { referenceOf } from '@energycockpit/failures'
import { meterReasonKey } from './meter-reason-key'

/** Says why the virtual meters are not shown. */
export function MetersFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <Panel>
      <ErrorState
        title={t('virtual.failed')}
        reference={referenceOf(error, t)}
        retry={{ label: t('retry'), onRetry }}
      >
        {t(meterReasonKey(error))}
      </ErrorState>
    </Panel>
  )
}
