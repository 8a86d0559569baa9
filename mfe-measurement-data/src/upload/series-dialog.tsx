import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getReceivingSeries, type CsvInterval, type ReceivingSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Dialog, ErrorState, SearchField, useDelayed, Waiting } from '@energycockpit/ui'
import { importReasonKey } from '@energycockpit/imports'
import { referenceOf, retryUnlessFinal } from '@energycockpit/failures'
import { kindOf, placeOf } from './receiving-label'
import styles from './upload.module.css'

interface SeriesDialogProps {
  /** Of the meter or column. */
  name: string
  unit: string | null
  interval: CsvInterval
  isChosen: boolean
  /** Null: its readings are left out. */
  onChoose: (series: ReceivingSeries | null) => void
  onClose: () => void
}

/** Finds the series to which a meter's or a column's readings go, among those that can take them. */
export function SeriesDialog({ name, unit, interval, isChosen, onChoose, onClose }: SeriesDialogProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const [search, setSearch] = useState('')
  const wanted = useDelayed(search.trim())
  const found = useQuery({
    queryKey: ['receiving-series', interval, unit, wanted],
    queryFn: ({ signal }) =>
      api.call(getReceivingSeries, {
        query: { interval, ...(unit !== null && { unit }), ...(wanted !== '' && { search: wanted }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

  return (
    <Dialog
      title={t('upload.targets.dialog', { name })}
      form
      onClose={onClose}
      actions={
        <>
          {isChosen && <Button onClick={() => onChoose(null)}>{t('upload.targets.leaveOut')}</Button>}
          <Button onClick={onClose}>{t('upload.targets.cancel')}</Button>
        </>
      }
    >
      <div className={styles.finder}>
        <SearchField
          label={t('upload.targets.search')}
          clearLabel={t('hierarchy.clear')}
          value={search}
          onChange={setSearch}
        />
        <p className={styles.muted} role="status">
          {found.data &&
            (found.data.series.length === 0
              ? t('upload.targets.noneFits', {
                  interval: t(`upload.choices.interval.${interval}`),
                  unit: unit ?? '',
                  context: unit === null ? undefined : 'unit',
                })
              : found.data.more
                ? t('upload.targets.more', { written: formats.count(found.data.series.length) })
                : '')}
        </p>
        {found.isError ? (
          <ErrorState
            title={t('upload.targets.failed')}
            reference={referenceOf(found.error, t)}
            retry={retryUnlessFinal(found.error, t('retry'), found.refetch)}
          >
            {t(importReasonKey(found.error))}
          </ErrorState>
        ) : found.data ? (
          <ul className={styles.series}>
            {found.data.series.map((series) => (
              <li key={series.id}>
                <button type="button" className={styles.pick} onClick={() => onChoose(series)}>
                  <span>{placeOf(series)}</span>
                  <span className={styles.muted}>
                    {kindOf(series, t, formats)} · {series.meteringPoint.meteringPointId}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <Waiting label={t('upload.targets.waiting')} lines={6} />
        )}
      </div>
    </Dialog>
  )
}
