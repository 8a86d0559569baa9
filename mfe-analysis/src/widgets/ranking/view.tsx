import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Panel, PartialNotice, Select } from '@energycockpit/ui'
import { DataTable } from '@energycockpit/ui/data-table'
import { optionOf } from '../../choice/options'
import { statisticsQuery } from '../../values/statistics-query'
import type { WidgetProps } from '../widget'
import { amounts, countedSeries, levels, orders, rankedObjects, unitsOf } from './ranked-objects'
import { useRankingColumns } from './ranking-columns'
import styles from './ranking.module.css'

const pers = ['total', 'area'] as const

/** What is chosen by how much it imports, exports or generates. */
export default function Ranking({ choice, onChange, chosen, period }: WidgetProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const counted = useMemo(() => countedSeries(chosen), [chosen])
  const units = useMemo(() => unitsOf(counted), [counted])
  const level = optionOf(choice.options, 'level', levels)
  const by = optionOf(choice.options, 'by', amounts)
  const order = optionOf(choice.options, 'order', orders)
  // What locations have by their own areas does not add up to that of a unit.
  const per = level === 'unit' ? 'total' : optionOf(choice.options, 'per', pers)
  const unit = units.find((one) => one === choice.options['unit']) ?? units[0] ?? 'kWh'
  const statistics = useQuery({
    ...statisticsQuery(api, {
      chosen: { ...chosen, series: counted },
      ...{ period, per: per === 'area' ? 'FLOOR_AREA' : undefined },
    }),
    enabled: counted.length > 0,
  })
  const rows = useMemo(
    () => (statistics.data ? rankedObjects(counted, statistics.data, { level, unit, by, order }) : []),
    [statistics.data, counted, level, unit, by, order],
  )
  const columns = useRankingColumns({ choice, level, unit: per === 'area' ? `${unit}/m²` : unit })
  const option = (
    name: string,
    label: string,
    value: string,
    choices: readonly { value: string; label: string }[],
  ) => (
    <Select
      label={label}
      groups={[{ label: '', choices }]}
      value={value}
      onChange={(chosenValue) => onChange({ options: { ...choice.options, [name]: chosenValue } })}
    />
  )

  if (counted.length === 0)
    return (
      <Panel>
        <EmptyState title={t('ranking.notComparable')}>{t('ranking.notComparableDetail')}</EmptyState>
      </Panel>
    )
  return (
    <Panel>
      <div className={styles.bar}>
        {option(
          ...(['level', t('ranking.levelLabel'), level] as const),
          levels.map((value) => ({ value, label: t(`ranking.level.${value}`) })),
        )}
        {option(
          ...(['by', t('ranking.byLabel'), by] as const),
          amounts.map((value) => ({ value, label: t(`ranking.${value}`) })),
        )}
        {option(
          ...(['order', t('ranking.orderLabel'), order] as const),
          orders.map((value) => ({ value, label: t(`ranking.order.${value}`) })),
        )}
        {level !== 'unit' &&
          option(
            ...(['per', t('ranking.perLabel'), per] as const),
            pers.map((value) => ({ value, label: t(`ranking.per.${value}`) })),
          )}
        {units.length > 1 &&
          option(
            ...(['unit', t('ranking.unitLabel'), unit] as const),
            units.map((value) => ({ value, label: value })),
          )}
      </div>
      <QueryContent query={statistics} loading={t('ranking.loading')} failed={t('ranking.failed')}>
        {({ leftOut }) => (
          <>
            {leftOut && <PartialNotice>{t('ranking.leftOut', { count: leftOut.length })}</PartialNotice>}
            {rows.every((row) => amounts.every((name) => row[name] === null)) ? (
              <EmptyState title={t('ranking.none')}>{t('ranking.noneDetail')}</EmptyState>
            ) : (
              <DataTable
                label={t('ranking.table')}
                columns={columns}
                rows={rows}
                keyOf={({ id, name }) => id ?? name}
                columnsLabel={t('ranking.columns')}
              />
            )}
          </>
        )}
      </QueryContent>
    </Panel>
  )
}
