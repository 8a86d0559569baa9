import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  estimationMethods,
  type EstimationMethod,
  type MeasurementSeries,
  type MeteringPoint,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { FormDialog, Select, TextField, MessagePlace } from '@energycockpit/ui'
import { writtenFigure } from '@energycockpit/i18n'
import { seriesLabel } from '@energycockpit/metering-points'
import type { GapRun } from './gap-runs'
import { periodCountsQuery } from './period-counts'
import { addsUp } from '../summed/adds-up'
import { PeriodFields } from './period-fields'
import { StepFailure } from './step-failure'
import type { ReadingStepsState } from './use-reading-steps'
import { readPeriod, writtenPeriod } from './written-period'
import styles from './series-page.module.css'

interface FillGapsDialogProps {
  point: MeteringPoint
  series: MeasurementSeries
  /** The gaps of the year that is shown, the latest first. */
  runs: readonly GapRun[]
  /** The period that is offered, milliseconds since 1970 UTC. */
  offered: { from: number; to: number }
  /** What the series' rules say; null: by the length of each gap. */
  method: EstimationMethod | null
  fill: ReadingStepsState['fill']
  onClose: () => void
}

/** So many gaps are offered; others are written as a period. */
const maxOffered = 50
/** No gap of the list, and by the length of each gap. */
const own = 'own'
const byLength = 'byLength'

/** Which gaps are filled and how; how many values are missing there is told before. */
export function FillGapsDialog({ point, series, runs, offered, method, fill, onClose }: FillGapsDialogProps) {
  const { t, formats, locale } = useTexts()
  const { api } = useFeature()
  const zone = point.location.timeZone
  const [written, setWritten] = useState(() => writtenPeriod(offered, zone))
  const [chosen, setChosen] = useState<EstimationMethod | typeof byLength>(method ?? byLength)
  const [amountText, setAmountText] = useState('')
  const [tried, setTried] = useState(false)
  const { period, faults } = readPeriod(written, zone)
  const { data: counts, error } = useQuery(periodCountsQuery(api, series.id, period))
  const isSummed = addsUp(series)
  const amount = amountText.trim() === '' ? null : writtenFigure(amountText, locale)
  const unit = formats.quantityParts(0, series.unit).unit || series.unit
  const amountFault =
    amount === undefined
      ? t('filling.amountFault', { example: formats.exampleNumber })
      : amount === null && chosen === 'PROFILE'
        ? t('filling.amountMissing')
        : undefined
  const asText = (run: { from: number; to: number }) => JSON.stringify(writtenPeriod(run, zone))
  const gaps = runs.slice(0, maxOffered).map((run) => ({
    value: asText(run),
    label: t('filling.gap', {
      period: formats.period(run.from, run.to, zone),
      count: run.missing,
      written: formats.count(run.missing),
    }),
  }))
  const text = JSON.stringify(written)

  function submit() {
    setTried(true)
    if (!period || amount === undefined || amountFault !== undefined) return
    const how = { method: chosen === byLength ? null : chosen, amount }
    fill.mutate({ ...period, ...how }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={t('filling.title')}
      className={styles.page}
      labels={{ step: t('filling.step'), cancel: t('filling.cancel'), working: t('filling.working') }}
      pending={fill.isPending}
      disabled={counts?.missing === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('filling.lead', { series: seriesLabel(point, series, t) })}</p>
      {gaps.length > 0 && (
        <Select
          label={t('filling.gaps')}
          groups={[{ label: '', choices: [...gaps, { value: own, label: t('filling.own') }] }]}
          value={gaps.some(({ value }) => value === text) ? text : own}
          onChange={(value) => value !== own && setWritten(JSON.parse(value) as typeof written)}
        />
      )}
      <PeriodFields
        written={written}
        onChange={setWritten}
        faults={tried ? faults : undefined}
        timeZone={zone}
      />
      <Select
        label={t('filling.method')}
        groups={[
          {
            label: '',
            choices: [byLength, ...estimationMethods]
              .filter((each) => each !== 'PROFILE' || isSummed)
              .map((value) => ({ value, label: t(`estimationMethod.${value}`) })),
          },
        ]}
        value={chosen}
        onChange={(value) => setChosen(value as typeof chosen)}
      />
      <p className={styles.note}>{t(`estimationMethod.explain.${chosen}`)}</p>
      {isSummed && (
        <TextField
          label={t('filling.amount', { unit })}
          hint={t('filling.amountHint')}
          value={amountText}
          onChange={setAmountText}
          fault={tried ? amountFault : undefined}
          maxLength={20}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <MessagePlace role="status" className={styles.told}>
        {counts &&
          t(counts.missing === 0 ? 'filling.nothing' : 'filling.count', {
            count: counts.missing,
            written: formats.count(counts.missing),
            expected: formats.count(counts.expected),
          })}
      </MessagePlace>
      <StepFailure said={t('notCounted')} error={error} />
      <StepFailure said={t('filling.failed')} error={fill.error} />
    </FormDialog>
  )
}
