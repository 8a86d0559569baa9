import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { NoReadings } from '../../today/no-readings'
import { querySupply } from '../../today/supply-choice'
import { SupplyFigures } from '../../today/supply-figures'
import { hasValues } from '../../today/supply-lines'
import { supplyQuery } from '../../today/supply-query'
import styles from '../../today/supply.module.css'
import { SupplyState } from '../../today/supply-state'
import type { TileProps } from './tile'

/** Today's electricity as it comes in, and how far it was made at the locations themselves. */
export function SupplyTile({ nodeId }: TileProps) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const supply = useQuery({ ...supplyQuery(api, nodeId, 'TODAY'), notifyOnChangeProps: 'all' })
  const pathOf = (period: 'TODAY' | 'YESTERDAY') => `${basePath}/enms/today${querySupply({ nodeId, period })}`
  return (
    <QueryContent query={supply} loading={t('overview.loading')} failed={t('supply.failed')}>
      {(found) =>
        hasValues(found) ? (
          <div className={styles.tile}>
            <SupplyFigures supply={found} href={pathOf('TODAY')} />
            <SupplyState supply={found} answeredAt={supply.dataUpdatedAt} />
          </div>
        ) : (
          <NoReadings supply={found} yesterday={pathOf('YESTERDAY')} />
        )
      }
    </QueryContent>
  )
}
