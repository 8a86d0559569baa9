import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Waiting } from '@energycockpit/ui'
import { WidgetBoundary } from '../frame/widget-boundary'
import type { LocationTableProps } from './location-table'
import { useDrawn } from './use-drawn'
import styles from './consumption.module.css'

const locationTable = () => lazy(() => import('./location-table'))

interface LocationsSectionProps extends LocationTableProps {
  /** What holds the chart above: the table, a fifth of the page's code, is requested when that has been drawn. */
  after: RefObject<HTMLElement | null>
  /** Above the table, which nothing may move when it comes. */
  children: ReactNode
}

/** What each location consumed. */
export function LocationsSection({ after, children, ...table }: LocationsSectionProps) {
  const { t } = useTexts()
  const isDrawn = useDrawn(after)
  const [Table, setTable] = useState(locationTable)
  const waiting = <Waiting label={t('node.loading')} lines={8} />
  return (
    <section className={styles.part} aria-labelledby="locations-of-consumption">
      <h2 id="locations-of-consumption">{t('node.locations')}</h2>
      {children}
      <WidgetBoundary
        title={t('widgets.failed', { title: t('node.locations') })}
        retryLabel={t('widgets.retry')}
        onRetry={() => setTable(locationTable)}
      >
        <Suspense fallback={waiting}>{isDrawn ? <Table {...table} /> : waiting}</Suspense>
      </WidgetBoundary>
    </section>
  )
}
