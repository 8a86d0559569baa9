import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { parseDate } from '@internationalized/date'
import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { deviceZone, startOfDate } from '@energycockpit/time'
import { Button, EmptyState, Panel, Waiting } from '@energycockpit/ui'
import { findingsQuery } from '../point/findings-query'
import { seriesLabel } from '@energycockpit/metering-points'
import { QueryFailure } from '@energycockpit/failures'
import { FindingsTable } from './findings-table'
import styles from './series-page.module.css'

interface FindingsPanelProps {
  point: MeteringPoint
  series: MeasurementSeries
  year: number
}

const atOnce = 20

/** What the checks found in a series over a year, the latest first. */
export function FindingsPanel({ point, series, year }: FindingsPanelProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const [max, setMost] = useState(atOnce)
  const zone = point.location.timeZone
  const startOf = (of: number) => new Date(startOfDate(parseDate(`${of}-01-01`), zone)).toISOString()
  const findings = useQuery(findingsQuery(api, point.id, { from: startOf(year), to: startOf(year + 1) }))
  const found = findings.data?.series.find(({ seriesId }) => seriesId === series.id)
  const name = `${seriesLabel(point, series, t)}, ${year}`

  return (
    <Panel title={t('foundByChecks.title')}>
      {findings.isError ? (
        <QueryFailure
          title={t('foundByChecks.failed')}
          error={findings.error}
          onRetry={() => void findings.refetch()}
        />
      ) : !findings.data ? (
        <Waiting label={t('foundByChecks.loading')} lines={4} />
      ) : !found || (found.count === 0 && found.checkedAt === null) ? (
        <EmptyState title={t('foundByChecks.notChecked')}>{t('foundByChecks.notCheckedWhy')}</EmptyState>
      ) : found.count === 0 ? (
        <EmptyState title={t('foundByChecks.none', { year })}>{t('foundByChecks.noneWhy')}</EmptyState>
      ) : (
        <div className={styles.page}>
          <p className={styles.note}>
            {name}.{' '}
            {found.checkedAt !== null &&
              t('foundByChecks.checked', { at: formats.dateTime(found.checkedAt, deviceZone()) })}{' '}
            {found.count > found.kind.length &&
              t('foundByChecks.some', {
                shown: formats.count(found.kind.length),
                all: formats.count(found.count),
              })}
          </p>
          <FindingsTable found={found} max={max} timeZone={zone} />
          {found.kind.length > max && (
            <p>
              <Button onClick={() => setMost(max + atOnce)}>{t('foundByChecks.more')}</Button>
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}
