import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMeteringPoint, type MeteringPoint, type ReadStructureItem } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ButtonLink, EmptyState, Panel, Table, TableCell } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { structureKey, structureReasonKey } from '../structure-query'
import { EditSeries } from './edit-series'
import styles from './hierarchy.module.css'

type Series = MeteringPoint['series'][number]

/** What is measured at a metering point. */
export function SeriesPanel({ point: { item, canEdit } }: { point: ReadStructureItem }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const [edited, setEdited] = useState<number>()
  const query = useQuery({
    queryKey: [...structureKey, 'series', item.id],
    queryFn: ({ signal }) => api.call(getMeteringPoint, { params: { meteringPointId: item.id }, signal }),
  })
  const labels = ['quantity', 'direction', 'unit', 'interval', 'seriesType', 'lastAt'] as const
  const columns = [
    ...labels.map((name) => ({ name, label: t(`fields.${name}`) })),
    ...(canEdit ? [{ name: 'steps', label: t('series.steps'), labelHidden: true }] : []),
  ]
  return (
    <Panel title={t('series.title')}>
      <QueryContent
        query={query}
        loading={t('page.loading')}
        failed={t('page.failed')}
        reasonKey={structureReasonKey}
      >
        {({ series, location }) =>
          series.length === 0 ? (
            <EmptyState title={t('series.none')}>{t('series.noneDetail')}</EmptyState>
          ) : (
            <>
              <Table columns={columns}>
                {series.map((one) => (
                  <SeriesRow
                    key={one.id}
                    series={one}
                    timeZone={location.timeZone}
                    onEdit={canEdit ? () => setEdited(one.id) : undefined}
                  />
                ))}
              </Table>
              <div className={styles.steps}>
                <ButtonLink
                  href={`${basePath}/analysis?${new URLSearchParams({ point: item.id }).toString()}`}
                >
                  {t('series.toValues')}
                </ButtonLink>
              </div>
            </>
          )
        }
      </QueryContent>
      {edited !== undefined && <EditSeries id={String(edited)} onClose={() => setEdited(undefined)} />}
    </Panel>
  )
}

interface SeriesRowProps {
  series: Series
  timeZone: string
  onEdit: (() => void) | undefined
}

function SeriesRow({ series, timeZone, onEdit }: SeriesRowProps) {
  const { t, formats } = useTexts()
  const { quantity, direction, unit, interval, seriesType, lastAt } = series
  const name = t(`choices.${quantity}`)
  return (
    <tr>
      <th scope="row">{name}</th>
      <TableCell label={t('fields.direction')}>{direction ? t(`choices.${direction}`) : '–'}</TableCell>
      <TableCell label={t('fields.unit')}>{unitSign(unit)}</TableCell>
      <TableCell label={t('fields.interval')}>{t(`choices.${interval}`)}</TableCell>
      <TableCell label={t('fields.seriesType')}>{t(`choices.${seriesType}`)}</TableCell>
      <TableCell label={t('fields.lastAt')}>
        {lastAt ? formats.dateTime(lastAt, timeZone) : t('series.noValues')}
      </TableCell>
      {onEdit && (
        <TableCell label="">
          {seriesType !== 'VIRTUAL' && (
            <Button onClick={onEdit} aria-haspopup="dialog" aria-label={t('series.edit', { name })}>
              {t('steps.edit')}
            </Button>
          )}
        </TableCell>
      )}
    </tr>
  )
}
