import { useQuery } from '@tanstack/react-query'
import { supplyPeriods } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { Page, PageHead, Panel, SegmentedControl } from '@energycockpit/ui'
import { keepTables } from '../charts-of-address'
import { PageScope } from '../scope/page-scope'
import { DegreesTable } from './degrees-table'
import { LocationsOfSupply } from './locations-of-supply'
import { NoReadings } from './no-readings'
import { querySupply, supplyChoice, type SupplyChoice } from './supply-choice'
import { SupplyDiagram } from './supply-diagram'
import { SupplyFigures } from './supply-figures'
import { hasValues } from './supply-lines'
import { SupplyNotices } from './supply-notices'
import { supplyQuery } from './supply-query'
import { SupplyState } from './supply-state'
import styles from './supply.module.css'

/** The electricity of a unit or location today as it comes in, and how far it supplies itself. */
export function SupplyPage() {
  const { t, formats } = useTexts()
  const { api, basePath, navigate } = useFeature()
  const choice = supplyChoice(useAddressQuery())
  const { nodeId, period } = choice
  const supply = useQuery({ ...supplyQuery(api, nodeId, period), notifyOnChangeProps: 'all' })
  const pathOf = (change: Partial<SupplyChoice>) =>
    `${basePath}/enms/today${keepTables(querySupply({ ...choice, ...change }))}`
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('supply.title')} lead={t('supply.lead')} />
        <div className={styles.bar}>
          <PageScope
            nodeId={nodeId}
            name={supply.data?.node?.name}
            onChange={(id) => navigate(pathOf({ nodeId: id }))}
          />
          <SegmentedControl
            label={t('supply.period')}
            choices={supplyPeriods.map((value) => ({ value, label: t(`supply.periods.${value}`) }))}
            value={period}
            onChange={(value) => navigate(pathOf({ period: value }))}
          />
        </div>
        <QueryContent query={supply} loading={t('supply.loading')} lines={12} failed={t('supply.failed')}>
          {(found) => (
            <>
              <Panel title={formats.period(found.from, found.to, found.timeZone)}>
                {hasValues(found) ? (
                  <div className={styles.page}>
                    <SupplyState supply={found} answeredAt={supply.dataUpdatedAt} />
                    <SupplyFigures supply={found} />
                    <SupplyNotices supply={found} />
                    {found.balance && <SupplyDiagram supply={{ ...found, balance: found.balance }} />}
                  </div>
                ) : (
                  <NoReadings supply={found} yesterday={pathOf({ period: 'YESTERDAY' })} />
                )}
              </Panel>
              {Object.values(found.flows).some(({ meters }) => meters > 0) && (
                <Panel title={t('supply.degrees')}>
                  <div className={styles.page}>
                    <DegreesTable nodeId={nodeId} />
                    <p className={styles.explained}>
                      {t(found.producing > 0 ? 'supply.explained' : 'supply.noProduction')}
                    </p>
                  </div>
                </Panel>
              )}
              {found.node?.type !== 'LOCATION' && found.locations.length > 0 && (
                <Panel title={t('supply.byLocation')}>
                  <LocationsOfSupply supply={found} />
                </Panel>
              )}
            </>
          )}
        </QueryContent>
      </div>
    </Page>
  )
}
