import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { today as todayHere } from '@energycockpit/time'
import { EmptyState, Page, PageHead, Panel } from '@energycockpit/ui'
import { CarbonBar } from './carbon-bar'
import { choiceOf } from './carbon-choice'
import { carbonQuery } from './carbon-query'
import { CarbonFactors } from './carbon-factors'
import { LocationsTable } from './locations-table'
import { MonthsTable } from './months-table'
import { PublishedPanel } from './published-panel'
import { ReportTable } from './report-table'
import { SaveReport } from './save-report'
import { WithoutFactor } from './without-factor'
import styles from './carbon.module.css'

const notCovered = ['scope3', 'refrigerants', 'fuels', 'ownGeneration', 'gases'] as const

/** What a business emits by what it burns and buys, after the GHG Protocol. */
export function CarbonPage() {
  const { t } = useTexts()
  const { api } = useFeature()
  const [today] = useState(() => todayHere())
  const choice = choiceOf(useAddressQuery(), today)
  const report = useQuery({ ...carbonQuery(api, choice), notifyOnChangeProps: 'all' })
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('carbon.title')} lead={t('carbon.lead')} />
        <CarbonBar choice={choice} today={today} name={report.data?.node?.name} />
        <QueryContent query={report} loading={t('carbon.loading')} failed={t('carbon.failed')}>
          {(found) =>
            found.reported.products.length === 0 ? (
              <EmptyState title={t('carbon.noMeters')} glyph="co2">
                {t('carbon.noMetersDetail')}
              </EmptyState>
            ) : (
              <div className={styles.page}>
                <Panel title={t('carbon.table')} actions={<SaveReport report={found} />}>
                  <div className={styles.page}>
                    <WithoutFactor report={found} />
                    <ReportTable report={found} today={today} />
                  </div>
                </Panel>
                <PublishedPanel report={found} nodeId={choice.nodeId} />
                <Panel title={t('carbon.months')}>
                  <MonthsTable report={found} />
                </Panel>
                <Panel title={t('carbon.locations')}>
                  <LocationsTable report={found} />
                </Panel>
                <Panel title={t('carbon.factors')}>
                  <CarbonFactors node={found.node} />
                </Panel>
              </div>
            )
          }
        </QueryContent>
        <Panel title={t('carbon.notCovered.title')}>
          <ul className={styles.list}>
            {notCovered.map((what) => (
              <li key={what}>{t(`carbon.notCovered.${what}`)}</li>
            ))}
          </ul>
        </Panel>
      </div>
    </Page>
  )
}
