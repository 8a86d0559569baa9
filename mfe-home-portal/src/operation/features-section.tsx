import type { ApiClient } from '@energycockpit/api-client'
import {
  getFeaturesInOperation,
  loadTypes,
  type OperationPeriod,
  type LoadType,
} from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, ErrorState, Panel, Select, Waiting } from '@energycockpit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FeaturesTable } from './features-table'
import { FiguresOfPeriod } from './figures-of-period'
import styles from './section.module.css'

const secondsBetweenChecks = 60

interface FeaturesSectionProps {
  api: ApiClient
  period: OperationPeriod
}

/** Load times and failures of each version of each feature. */
export function FeaturesSection({ api, period }: FeaturesSectionProps) {
  const { t, formats } = useTexts()
  const [way, setWay] = useState<LoadType | 'all'>('all')
  const query = { period, ...(way === 'all' ? {} : { way }) }
  const features = useQuery({
    queryKey: ['features-in-operation', query],
    queryFn: ({ signal }) => api.call(getFeaturesInOperation, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: secondsBetweenChecks * 1000,
  })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const choices = (['all', ...loadTypes] as const).map((value) => ({
    value,
    label: t(`operation.ways.${value}`),
  }))

  if (features.isPending) return <Waiting label={t('loading')} />
  if (features.isError)
    return (
      <ErrorState
        title={t('operation.failed')}
        retry={retryUnlessFinal(features.error, t('failure.retry'), features.refetch)}
      />
    )
  const { from, firstFeature, features: lines } = features.data
  if (lines.length === 0)
    return (
      <Panel>
        <EmptyState title={t('operation.empty')} glyph="stopwatch">
          {t('operation.emptyWhy')}
        </EmptyState>
      </Panel>
    )
  return (
    <>
      <FiguresOfPeriod firstFeature={firstFeature} lines={lines} />
      <Panel
        title={t('operation.features')}
        actions={
          <Select
            label={t('operation.way')}
            labelHidden
            groups={[{ label: '', choices }]}
            value={way}
            onChange={setWay}
          />
        }
      >
        <FeaturesTable lines={lines} />
        <p className={styles.note}>
          {t('operation.since', { from: formats.dateTime(from, zone) })} ·{' '}
          {t('operation.readAt', { time: formats.time(features.dataUpdatedAt, zone) })} ·{' '}
          {t('operation.exactness')}
        </p>
      </Panel>
    </>
  )
}
