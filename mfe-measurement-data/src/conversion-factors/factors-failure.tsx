import { isCallError } from '@energycockpit/api-client'
import type { ConversionFactors } from '@energycockpit/contract'
import { QueryFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Panel } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { factorReasonKey } from './factor-reason-key'

/** Says why the factors are not shown. */
export function FactorsFailure({ factors }: { factors: UseQueryResult<ConversionFactors> }) {
  const { t } = useTexts()
  const unknown = isCallError(factors.error) && factors.error.status === 404
  return (
    <Panel>
      <QueryFailure
        title={t(unknown ? 'factors.unknownPlace' : 'factors.failed')}
        error={factors.error}
        reasonKey={factorReasonKey}
        onRetry={unknown ? undefined : () => void factors.refetch()}
      />
    </Panel>
  )
}
