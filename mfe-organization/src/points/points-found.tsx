import { useCallback } from 'react'
import { meteringPointOrders } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { usePointColumns, type PageOfNode } from '@energycockpit/metering-points/table'
import { offers, useFeature } from '@energycockpit/remote'
import { EmptyState, PartialNotice } from '@energycockpit/ui'
import { DataTable } from '@energycockpit/ui/data-table'
import { today } from '@energycockpit/time'
import { FirstSteps } from '../first-steps'
import { addressOf } from '../hierarchy/address'
import { movablePoints } from '../hierarchy/move-targets'
import type { MovableNode } from '../hierarchy/use-move'
import { structureReasonKey } from '../structure-query'
import { WhoCan } from '../who-can'
import { useHiddenColumns } from './hidden-columns'
import { isNarrowed, type ListChoice } from './list-address'
import { PointsDownload } from './points-download'
import type { usePoints } from './use-points'
import styles from './points.module.css'

interface PointsFoundProps {
  points: ReturnType<typeof usePoints>
  choice: ListChoice
  ticked: readonly MovableNode[]
  onTick: (ticked: readonly MovableNode[]) => void
  onSort: (sorting: ListChoice['sorting']) => void
}

/** The list, or what stands in its place. How many were found is read out when it changes. */
export function PointsFound({ points, choice, ticked, onTick, onSort }: PointsFoundProps) {
  const { t, formats } = useTexts()
  const { menu, basePath } = useFeature()
  const pageOf = useCallback<PageOfNode>(
    (node) => `${basePath}/organization/hierarchy?${addressOf(node)}`,
    [basePath],
  )
  const columns = usePointColumns({ pageOf, day: today() })
  const hidden = useHiddenColumns()
  const canEdit = offers(menu, `${basePath}/organization/import`)
  const count = points.first?.count ?? 0
  return (
    <QueryContent
      query={points}
      loading={t('page.loading')}
      failed={t('page.failed')}
      reasonKey={structureReasonKey}
    >
      {(found) => (
        <>
          {points.isError && <PartialNotice>{t('list.stale')}</PartialNotice>}
          <div className={styles.found}>
            <p role="status" className={styles.count}>
              {t('points.count', { count, shown: formats.count(count) })}
            </p>
            {found.length > 0 && <PointsDownload choice={choice} />}
          </div>
          {found.length === 0 ? (
            <EmptyState
              title={t(isNarrowed(choice) ? 'points.noneFound' : 'points.none')}
              glyph="meter"
              action={!isNarrowed(choice) && <FirstSteps />}
            >
              <p>
                {t(
                  isNarrowed(choice)
                    ? 'points.noneFoundDetail'
                    : canEdit
                      ? 'points.noneDetail'
                      : 'points.noneToRead',
                )}
              </p>
              {!isNarrowed(choice) && <WhoCan />}
            </EmptyState>
          ) : (
            <div className={styles.scroller} role="region" aria-label={t('points.title')} tabIndex={0}>
              <DataTable
                label={t('points.list')}
                columns={columns}
                rows={found}
                keyOf={({ id }) => id}
                more={points.more && { label: t('list.load'), ...points.more }}
                columnsLabel={t('list.columns')}
                hidden={hidden}
                order={{
                  by: meteringPointOrders,
                  sorting: choice.sorting,
                  onSort: (sorting) =>
                    onSort(
                      sorting && {
                        id: meteringPointOrders.find((one) => one === sorting.id)!,
                        desc: sorting.desc,
                      },
                    ),
                }}
                sortLabels={{
                  sortBy: t('list.sortBy'),
                  asGiven: t('list.byName'),
                  ascending: t('list.ascending'),
                  descending: t('list.descending'),
                }}
                selection={
                  canEdit
                    ? {
                        heading: t('points.selection'),
                        // Two metering points of a location may have the same name.
                        labelOf: ({ name, location, meteringPointId: id }) =>
                          t('points.select', { name, location: location.name, id }),
                        selected: ticked.map(({ id }) => id),
                        onSelect: (ids) => {
                          const known = [...found.flatMap(movablePoints), ...ticked]
                          onTick(ids.flatMap((id) => known.find((one) => one.id === id) ?? []))
                        },
                      }
                    : undefined
                }
              />
            </div>
          )}
        </>
      )}
    </QueryContent>
  )
}
