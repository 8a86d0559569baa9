import { useQuery } from '@tanstack/react-query'
import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { IconButton, Panel, Select, Waiting } from '@energycockpit/ui'
import { QueryFailure } from '@energycockpit/failures'
import { seriesLabel } from '@energycockpit/metering-points'
import { SeriesChoice } from '../values/series-choice'
import { GapCalendar } from './gap-calendar'
import { ReadingSteps } from './reading-steps'
import { ReadingStepsResult } from './reading-steps-result'
import { seriesRulesQuery } from './rules/series-rules-query'
import { completenessQuery } from './series-state-queries'
import { useReadingSteps } from './use-reading-steps'
import styles from './series-page.module.css'

interface GapsPanelProps {
  point: MeteringPoint
  series: MeasurementSeries
  /** Those that can be chosen, the latest first, and the chosen one. */
  years: readonly number[]
  year: number
  onSeries: (seriesId: number) => void
  onYear: (year: number) => void
}

/** The gaps of a series as a calendar of one year, which can be chosen. */
export function GapsPanel({ point, series, years, year, onSeries, onYear }: GapsPanelProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const days = useQuery(completenessQuery(api, series.id, year))
  const rules = useQuery(seriesRulesQuery(api, series.id))
  const steps = useReadingSteps(series.id)
  const isComputed = series.seriesType === 'VIRTUAL'

  return (
    <Panel
      title={t('gaps.title')}
      actions={
        <div className={styles.choices}>
          {point.series.length > 1 && <SeriesChoice point={point} series={series} onChange={onSeries} />}
          <Select
            label={t('gaps.year')}
            groups={[
              { label: '', choices: years.map((each) => ({ value: String(each), label: String(each) })) },
            ]}
            value={String(year)}
            onChange={(chosen) => onYear(Number(chosen))}
          />
          <IconButton
            look="plain"
            glyph="chevronLeft"
            label={t('gaps.earlier')}
            disabled={!years.includes(year - 1)}
            onClick={() => onYear(year - 1)}
          />
          <IconButton
            look="plain"
            glyph="chevronRight"
            label={t('gaps.later')}
            disabled={!years.includes(year + 1)}
            onClick={() => onYear(year + 1)}
          />
        </div>
      }
    >
      {isComputed && <p className={styles.note}>{t('gaps.computed')}</p>}
      {days.isError ? (
        <QueryFailure title={t('gaps.failed')} error={days.error} onRetry={() => void days.refetch()} />
      ) : days.data ? (
        <GapCalendar
          key={year}
          completeness={days.data}
          label={t('gaps.calendar', { year, series: seriesLabel(point, series, t) })}
          pointId={point.id}
          {...(rules.data?.canChange &&
            !isComputed && {
              steps: (all, chosen) => (
                <>
                  <ReadingSteps
                    {...{ point, series, steps, chosen }}
                    days={all}
                    method={rules.data.rules.estimation.method}
                  />
                  <ReadingStepsResult steps={steps} />
                </>
              ),
            })}
        />
      ) : (
        <Waiting label={t('gaps.loading')} lines={12} />
      )}
    </Panel>
  )
}
