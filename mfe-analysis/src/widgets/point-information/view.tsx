import { useQuery } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { meteringPointQuery } from '@energycockpit/metering-points'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Panel, Select } from '@energycockpit/ui'
import type { WidgetProps } from '../widget'
import { chosenPoints } from './chosen-points'
import { ExchangesTable } from './exchanges-table'
import { MasterData } from './master-data'
import { PointLinks } from './point-links'
import { itemQuery } from './point-queries'
import { SeriesOfPoint } from './series-of-point'
import styles from './point-information.module.css'

/** Everything that is known about one of the chosen metering points. */
export default function PointInformation(props: WidgetProps) {
  const { choice, onChange, chosen } = props
  const { t } = useTexts()
  const points = chosenPoints(chosen)
  const point = points.find(({ id }) => id === choice.options['point']) ?? points[0]!
  return (
    <div className={styles.view}>
      {points.length > 1 && (
        <Panel>
          <Select
            label={t('pointInformation.point')}
            groups={[
              {
                label: '',
                choices: points.map(({ id, name, location }) => ({
                  value: id,
                  label: `${location} · ${name}`,
                })),
              },
            ]}
            value={point.id}
            onChange={(id) => onChange({ options: { ...choice.options, point: id } })}
          />
        </Panel>
      )}
      <OnePoint key={point.id} {...props} pointId={point.id} />
    </div>
  )
}

function OnePoint({ pointId, ...props }: WidgetProps & { pointId: string }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const point = useQuery(meteringPointQuery(api, pointId))
  const item = useQuery(itemQuery(api, pointId))
  if (isCallError(point.error) && point.error.status === 404)
    return (
      <Panel>
        <EmptyState title={t('point.unknown')}>{t('point.unknownDetail')}</EmptyState>
      </Panel>
    )
  const state = { loading: t('pointInformation.loading'), failed: t('pointInformation.failed') }
  const content = (
    <QueryContent query={point} {...state} lines={12}>
      {(found) => (
        <>
          <Panel title={`${found.location.name} · ${found.name}`}>
            <QueryContent query={item} {...state} lines={10}>
              {(read) => <MasterData point={found} read={read} choice={props.choice} />}
            </QueryContent>
          </Panel>
          <Panel title={t('pointInformation.series')}>
            <SeriesOfPoint point={found} {...props} />
          </Panel>
          {item.data && (
            <Panel title={t('pointInformation.exchanges')}>
              <ExchangesTable point={found} exchanges={item.data.fields.meterExchanges} />
            </Panel>
          )}
          <Panel title={t('pointInformation.links')}>
            <PointLinks point={found} choice={props.choice} />
          </Panel>
        </>
      )}
    </QueryContent>
  )
  return point.data ? content : <Panel>{content}</Panel>
}
