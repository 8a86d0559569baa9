import { useState } from 'react'
import { isFinal } from '@energycockpit/api-client'
import type { TwinObject } from '@energycockpit/contract'
import { referenceOf } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, EmptyState, Panel, PartialNotice, Table } from '@energycockpit/ui'
import { isArchived } from '../objects/objects'
import { useTwin } from '../twin-context'
import { WhoCan } from '../../who-can'
import { AssignDialog } from './assign-dialog'
import { MeterRow } from './meter-row'
import { valuesOf } from './meter-values'
import styles from '../twin.module.css'

/** The metering points that are assigned to an object, with what they show. */
export function MetersPanel({ object }: { object: TwinObject }) {
  const { t } = useTexts()
  const {
    twin: { meteringPoints, canEdit },
    live,
  } = useTwin()
  const [isAssigning, setAssigning] = useState(false)
  const assigned = object.fields.meteringPoints
  const rows = valuesOf(object, meteringPoints, live.values)
  const withoutSeries = meteringPoints.filter(
    ({ id, series }) => assigned.includes(id) && series.length === 0,
  )
  const columns = [
    { name: 'meter', label: t('kinds.METERING_POINT') },
    { name: 'what', label: t('fields.quantity') },
    { name: 'latest', label: t('values.latest'), isNumber: true },
    { name: 'today', label: t('values.today'), isNumber: true },
  ]
  return (
    <Panel
      title={t('values.title')}
      actions={
        canEdit &&
        !isArchived(object) && (
          <Button onClick={() => setAssigning(true)} aria-haspopup="dialog">
            {t('values.assign')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        {assigned.length === 0 ? (
          <EmptyState title={t('values.noMeters')} glyph="meter">
            <p>{t(canEdit ? 'values.noMetersToEdit' : 'values.noMetersDetail')}</p>
            <WhoCan />
          </EmptyState>
        ) : (
          <>
            {live.state === 'denied' && (
              <PartialNotice kind="information">{t('values.denied')}</PartialNotice>
            )}
            {live.state === 'failed' && (
              <PartialNotice>
                {t(live.values ? 'values.outdated' : 'values.failed')} {referenceOf(live.error, t)}{' '}
                {!isFinal(live.error) && <Button onClick={live.retry}>{t('retry')}</Button>}
              </PartialNotice>
            )}
            <Table columns={columns}>
              {rows.map((row) => (
                <MeterRow key={row.series.id} row={row} live={live} />
              ))}
              {withoutSeries.map((point) => (
                <MeterRow key={point.id} row={{ point }} live={live} />
              ))}
            </Table>
          </>
        )}
      </div>
      {isAssigning && <AssignDialog object={object} onClose={() => setAssigning(false)} />}
    </Panel>
  )
}
