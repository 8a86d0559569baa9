import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import { previewVirtualSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Panel } from '@energycockpit/ui'
import type { DraftFormula } from './use-formula-check'
import { WeekOfValues } from './week-of-values'
import styles from './virtual-meters.module.css'

interface FormulaPreviewProps {
  /** That was checked last. */
  draft: DraftFormula
  /** Whether it can be calculated; undefined: nobody knows yet. */
  isRight: boolean | undefined
  /** Somebody writes on, or it is being checked: what is shown is of the formula before. */
  isOutdated: boolean
}

/** What a formula would give on each of the last seven days, before it is saved. */
export function FormulaPreview({ draft, isRight, isOutdated }: FormulaPreviewProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const preview = useQuery({
    queryKey: ['formula-preview', draft],
    queryFn: ({ signal }) => api.call(previewVirtualSeries, { body: draft, signal }),
    enabled: isRight === true,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isBusy = isOutdated || preview.isFetching || preview.isPlaceholderData
  const readsTooMuch = isCallError(preview.error) && preview.error.reasons[0]?.code === 'PERIOD_TOO_LONG'
  return (
    <Panel title={t('virtual.preview.title')}>
      {isRight === false ? (
        <p className={styles.muted}>{t('virtual.preview.notYet')}</p>
      ) : readsTooMuch ? (
        <EmptyState title={t('virtual.preview.tooMuch')}>{t('virtual.preview.tooMuchWhy')}</EmptyState>
      ) : (
        <div className={styles.preview} aria-busy={isBusy}>
          <p className={styles.muted}>{t('virtual.preview.lead')}</p>
          <WeekOfValues values={preview.data} error={preview.error} onRetry={() => void preview.refetch()} />
        </div>
      )}
    </Panel>
  )
}
