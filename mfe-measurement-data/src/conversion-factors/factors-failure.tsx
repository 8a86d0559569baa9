import { isCallError } from '@energycockpit/api-client'
import type { ConversionFactors } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState, Panel } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { referenceOf } from '@energycockpit/failures'
import { factorReasonKey } from './factor-reason-key'

/** Says why the factors are not shown. */
export function FactorsFailure({ factors }: { factors: UseQueryResult<ConversionFactors> }) {
  const { t } = useTexts()
  const unknown = isCallError(factors.error) && factors.error.status === 404
  return (
    <Panel>
      <ErrorState
        title={t(unknown ? 'factors.unknownPlace' : 'factors.failed')}
        reference={referenceOf(factors.error, t)}
        retry={unknown ? undefined : { label: t('retry'), onRetry: () => void factors.refetch() }}
      >
        {t(factorReasonKey(factors.error))}
      </ErrorState>
    </Panel>
  )
}
