import type { PreviewedValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, Waiting } from '@energycockpit/ui'
import { QueryFailure } from '@energycockpit/failures'
import { meterReasonKey } from './meter-reason-key'
import { WeekTable } from './week-table'

interface WeekOfValuesProps {
  values: PreviewedValues | undefined
  /** Why there are none. */
  error: unknown
  onRetry: () => void
}

/** The days of a week with their values, until then that they are calculated, or why there are none. */
export function WeekOfValues({ values, error, onRetry }: WeekOfValuesProps) {
  const { t } = useTexts()
  if (!values && error)
    return (
      <QueryFailure
        title={t('virtual.week.failed')}
        error={error}
        reasonKey={meterReasonKey}
        onRetry={onRetry}
      />
    )
  if (!values) return <Waiting label={t('virtual.week.loading')} lines={7} />
  if (values.value.every((value) => value === null))
    return <EmptyState title={t('virtual.week.none')}>{t('virtual.week.noneWhy')}</EmptyState>
  return <WeekTable values={values} />
}
