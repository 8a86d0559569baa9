import { useMemo, type ReactNode } from 'react'
import { missingBaseData, valueOn, type ListedMeteringPoint } from '@energycockpit/contract'
import { useTexts, writtenNumber } from '@energycockpit/i18n'
import { TableNote } from '@energycockpit/ui'
import type { DataColumn } from '@energycockpit/ui/data-table'
import { unitSign } from '@energycockpit/units'

type Point = ListedMeteringPoint

/** The page of a metering point or location. */
export type PageOfNode = (node: { type: 'METERING_POINT' | 'LOCATION'; id: string }) => string

interface PointColumns {
  /** The same from one drawing to the next. */
  pageOf: PageOfNode
  /** `YYYY-MM-DD`; of this day are the conversion factors. */
  day: string
}

/** The columns of a table of metering points, in their order. The first one leads to the metering point. */
export function usePointColumns({ pageOf, day }: PointColumns): DataColumn<Point>[] {
  const { t, locale } = useTexts()
  return useMemo(() => {
    const link = (type: 'METERING_POINT' | 'LOCATION', { id, name }: { id: string; name: string }) => (
      <a href={pageOf({ type, id })}>{name}</a>
    )
    const factor = ({ conversionFactor }: Point) => valueOn(conversionFactor, day)
    const column = (name: string, cell: (point: Point) => ReactNode): DataColumn<Point> => ({
      ...{ name, cell, label: t(`pointTable.columns.${name}`) },
    })
    return [
      column('name', (point) => (
        <>
          {link('METERING_POINT', point)}
          {point.archived && <TableNote> {t('hierarchy.archived')}</TableNote>}
        </>
      )),
      column('meteringPointId', (point) => point.meteringPointId),
      column('meterNumber', (point) => point.meterNumber ?? '–'),
      { ...column('location', (point) => link('LOCATION', point.location)), room: 'two' },
      column('objectKind', (point) => t(`choices.${point.objectKind}`)),
      column('productType', (point) => t(`choices.${point.productType}`)),
      column('parentMeteringPoint', ({ parentMeteringPoint: parent }) =>
        parent === null ? '–' : link('METERING_POINT', parent),
      ),
      {
        ...column('subMeteringPoints', ({ subMeteringPoints: { count, first } }) =>
          count === 0 ? (
            '–'
          ) : (
            <>
              {first.map((sub, place) => (
                <span key={sub.id}>
                  {link('METERING_POINT', sub)}
                  {place + 1 < first.length && ', '}
                </span>
              ))}
              {count > first.length && ` ${t('pointTable.more', { count: count - first.length })}`}
            </>
          ),
        ),
        room: 'two',
      },
      {
        ...column('conversionFactor', (point) => {
          const value = factor(point)
          return typeof value === 'number' ? writtenNumber(value, locale, { maximumFractionDigits: 6 }) : '–'
        }),
        isNumber: true,
      },
      {
        ...column('measurementData', ({ series }) =>
          series.length === 0
            ? '–'
            : series.map(({ quantity, unit, direction, interval }, place) => (
                <div key={place}>
                  {[t(`choices.${quantity}`), direction && t(`choices.${direction}`)]
                    .filter(Boolean)
                    .join(', ')}
                  <TableNote>
                    {' '}
                    {unitSign(unit, locale)}, {t(`choices.${interval}`)}
                  </TableNote>
                </div>
              )),
        ),
        room: 'all',
      },
      {
        ...column('baseData', (point) => {
          const missing = missingBaseData(point)
          if (missing.length === 0) return t('pointTable.complete')
          const names = missing.map((name) => t(`pointTable.missing.${name}`)).join(', ')
          return t('pointTable.incomplete', { names })
        }),
        room: 'two',
      },
      column('malo', (point) => point.malo ?? '–'),
      column('melo', (point) => point.melo ?? '–'),
    ]
  }, [t, locale, pageOf, day])
}
