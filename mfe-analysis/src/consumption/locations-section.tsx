import { lazy, Suspense, useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useAfterDelay, Waiting } from '@energycockpit/ui'
import { WidgetBoundary } from '../frame/widget-boundary'
import type { LocationTableProps } from './location-table'
import styles from './consumption.module.css'

const locationTable = () => lazy(() => import('./location-table'))

/** What each location consumed. The table comes after the chart above it, for which it would be in the way. */
export function LocationsSection(props: LocationTableProps) {
  const { t } = useTexts()
  // Runs only once the chart, which both wait for, is on the page.
  const isChartShown = useAfterDelay(true, 0)
  const [Table, setTable] = useState(locationTable)
  const waiting = <Waiting label={t('node.loading')} lines={8} />
  return (
    <section className={styles.part} aria-labelledby="locations-of-consumption">
      <h2 id="locations-of-consumption">{t('node.locations')}</h2>
      <WidgetBoundary
        title={t('widgets.failed', { title: t('node.locations') })}
        retryLabel={t('widgets.retry')}
        onRetry={() => setTable(locationTable)}
      >
        <Suspense fallback={waiting}>{isChartShown ? <Table {...props} /> : waiting}</Suspense>
      </WidgetBoundary>
    </section>
  )
}
