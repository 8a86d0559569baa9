import { isCallError, isDenied } from '@energycockpit/api-client'
import type { MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState, Panel } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Denied, reasonKey, referenceOf, retryUnlessFinal } from '@energycockpit/failures'

/** Says why a metering point is not shown: it is not known here, or could not be loaded. */
export function PointFailure({ point }: { point: UseQueryResult<MeteringPoint> }) {
  const { t } = useTexts()
  if (isDenied(point.error))
    return (
      <Panel>
        <Denied />
      </Panel>
    )
  const unknown = isCallError(point.error) && point.error.status === 404
  return (
    <Panel>
      <ErrorState
        title={t(unknown ? 'point.unknown' : 'point.failed')}
        reference={referenceOf(point.error, t)}
        retry={retryUnlessFinal(point.error, t('retry'), point.refetch)}
      >
        {t(unknown ? 'point.unknownDetail' : reasonKey(point.error))}
      </ErrorState>
    </Panel>
  )
}
