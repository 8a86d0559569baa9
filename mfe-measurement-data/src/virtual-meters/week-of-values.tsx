import type { PreviewedValues } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, ErrorState, Waiting } from '@energycockpit/ui'
import { referenceOf } from '@energycockpit/failures'
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
      <ErrorState
        title={t('virtual.week.failed')}
        reference={referenceOf(error, t)}
        retry={{ label: t('retry'), onRetry }}
      >
        {t(meterReasonKey(error))}
      </ErrorState>
    )
  if (!values) return <Waiting label={t('virtual.week.loading')} lines={7} />
  if (values.value.every((value) => value === null))
    return <EmptyState title={t('virtual.week.none')}>{t('virtual.week.noneWhy')}</EmptyState>
  return <WeekTable values={values} />
}
