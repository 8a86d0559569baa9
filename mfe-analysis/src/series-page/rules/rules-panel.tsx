import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { MeasurementSeries, MeteringPoint, SeriesRulesResponse } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import { useFeature } from '@energycockpit/remote'
import { Button, Panel, PartialNotice, Waiting, MessagePlace } from '@energycockpit/ui'
import { seriesLabel } from '@energycockpit/metering-points'
import { QueryFailure } from '@energycockpit/failures'
import { RulesForm } from './rules-form'
import { RulesInForce } from './rules-in-force'
import { seriesRulesQuery } from './series-rules-query'
import styles from '../series-page.module.css'

interface RulesPanelProps {
  point: MeteringPoint
  series: MeasurementSeries
}

/** By which rules a series is checked and its gaps are estimated, and where they are changed. */
export function RulesPanel({ point, series }: RulesPanelProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const rules = useQuery(seriesRulesQuery(api, series.id))
  /** What is being changed: it stays as it was while the page asks for the rules anew. */
  const [changing, setChanging] = useState<SeriesRulesResponse>()
  const [isSaved, setIsSaved] = useState(false)
  const zone = point.location.timeZone

  async function reload() {
    const { data } = await rules.refetch()
    if (data) setChanging(data)
  }
  return (
    <Panel
      title={t('rules.title')}
      actions={
        rules.data?.canChange && (
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              setIsSaved(false)
              setChanging(rules.data)
            }}
          >
            {t('rules.open')}
          </Button>
        )
      }
    >
      <div className={styles.page}>
        <MessagePlace role="status">
          {isSaved && <PartialNotice kind="information">{t('rules.saved')}</PartialNotice>}
        </MessagePlace>
        {rules.data ? (
          <>
            <p className={styles.note}>
              {seriesLabel(point, series, t)}.{' '}
              {rules.data.changed === null
                ? t('rules.allDefault')
                : t('rules.changed', {
                    at: formats.dateTime(rules.data.changed.at, deviceZone()),
                    by: rules.data.changed.by,
                  })}
            </p>
            <RulesInForce series={series} answer={rules.data} timeZone={zone} />
          </>
        ) : rules.isError ? (
          <QueryFailure title={t('rules.failed')} error={rules.error} onRetry={() => void rules.refetch()} />
        ) : (
          <Waiting label={t('rules.loading')} lines={6} />
        )}
      </div>
      {changing && (
        <RulesForm
          key={changing.changed?.at}
          {...{ series, answer: changing }}
          onReload={() => void reload()}
          onSaved={() => setIsSaved(true)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Panel>
  )
}
