import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ConfirmDialog, FormDialog, MessagePlace } from '@energycockpit/ui'
import { seriesLabel } from '@energycockpit/metering-points'
import { periodCountsQuery } from './period-counts'
import { PeriodFields } from './period-fields'
import { StepFailure } from './step-failure'
import type { ReadingStepsState } from './use-reading-steps'
import { readPeriod, writtenPeriod } from './written-period'
import styles from './series-page.module.css'

interface DeleteReadingsDialogProps {
  point: MeteringPoint
  series: MeasurementSeries
  /** The period that is offered, milliseconds since 1970 UTC. */
  offered: { from: number; to: number }
  remove: ReadingStepsState['remove']
  onClose: () => void
}

/** Which readings are deleted, how many those are, and the question whether they really are to go. */
export function DeleteReadingsDialog({ point, series, offered, remove, onClose }: DeleteReadingsDialogProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const zone = point.location.timeZone
  const [written, setWritten] = useState(() => writtenPeriod(offered, zone))
  const [tried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const { period, faults } = readPeriod(written, zone)
  const { data: counts, error } = useQuery(periodCountsQuery(api, series.id, period))
  const names = { series: seriesLabel(point, series, t), place: `${point.location.name} · ${point.name}` }

  if (asks && period && counts && counts.stored > 0)
    return (
      <ConfirmDialog
        title={t('deletion.question', { count: counts.stored, written: formats.count(counts.stored) })}
        labels={{
          step: t('deletion.step'),
          cancel: t('deletion.cancel'),
          working: t('deletion.working'),
        }}
        pending={remove.isPending}
        onStep={() => remove.mutate(period, { onSuccess: onClose })}
        onClose={onClose}
      >
        <div className={styles.page}>
          <p>{t('deletion.what', { ...names, period: formats.period(period.from, period.to, zone) })}</p>
          <p>{t('deletion.after')}</p>
          <StepFailure said={t('deletion.failed')} error={remove.error} />
        </div>
      </ConfirmDialog>
    )

  return (
    <FormDialog
      title={t('deletion.title')}
      className={styles.page}
      labels={{ step: t('deletion.next'), cancel: t('deletion.cancel'), working: t('counting') }}
      pending={asks && counts === undefined && error === null}
      disabled={counts?.stored === 0}
      onSubmit={() => {
        setTried(true)
        setAsks(period !== undefined)
      }}
      onClose={onClose}
    >
      <p>{t('deletion.lead', names)}</p>
      <PeriodFields
        written={written}
        onChange={(text) => {
          setWritten(text)
          setAsks(false)
        }}
        faults={tried ? faults : undefined}
        timeZone={zone}
      />
      <MessagePlace role="status" className={styles.told}>
        {counts &&
          t(counts.stored === 0 ? 'deletion.nothing' : 'deletion.count', {
            count: counts.stored,
            written: formats.count(counts.stored),
          })}
      </MessagePlace>
      <StepFailure said={t('notCounted')} error={error} />
    </FormDialog>
  )
}
