import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { downloadObjectRanking } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { comparedDays, dateAt, elapsedDays } from '@energycockpit/time'
import { ListDownload } from '@energycockpit/metering-points/table'
import { EmptyState, Panel, PartialNotice } from '@energycockpit/ui'
import { DataTable } from '@energycockpit/ui/data-table'
import tables from '../tables/tables.module.css'
import type { WidgetProps } from '../widget'
import { amounts, rankedRows, someHave } from './ranked-rows'
import { RankingBar } from './ranking-bar'
import { useRankingColumns } from './ranking-columns'
import { RankingNotes } from './ranking-notes'
import { rankingOptions, rankingQuery, rankingRequest } from './ranking-query'
import styles from './ranking.module.css'

/** What is chosen by how much it imports, exports or generates of a product, and how much more or less than before. */
export default function Ranking({ choice, onChange, range, timeZone, now }: WidgetProps) {
  const { t, formats, locale } = useTexts()
  const { api } = useFeature()
  const days = elapsedDays(range, dateAt(new Date(now), timeZone).toString())
  const compared = days && comparedDays(days, choice.compareWith)
  const options = rankingOptions(choice, compared !== undefined)
  const request = days && rankingRequest(choice, options, { days, compared })
  const found = useQuery(rankingQuery(api, request))
  const ranking = found.data
  const rows = useMemo(() => (ranking ? rankedRows(ranking) : []), [ranking])
  const columns = useRankingColumns({ choice, ranking, rows, isCompared: compared !== undefined })

  const onHide = (names: readonly string[]) =>
    onChange({ options: { ...choice.options, hidden: names.join(',') || none } })

  if (days === undefined)
    return (
      <Panel>
        <EmptyState title={t('node.notOver')}>{t('node.notOverDetail')}</EmptyState>
      </Panel>
    )
  const bar = (
    <RankingBar
      {...{ choice, options, onChange }}
      products={ranking?.products ?? []}
      productType={ranking ? ranking.productType : undefined}
      isCompared={compared !== undefined}
    />
  )
  if (request === undefined || ranking?.products.length === 0)
    return (
      <Panel>
        {/* Submeters, for one, are ranked as metering points only. */}
        {request && bar}
        <EmptyState title={t('ranking.notComparable')}>{t('ranking.notComparableDetail')}</EmptyState>
      </Panel>
    )
  const hasFigures = [...amounts, 'reason' as const].some((name) => someHave(rows, name))
  const isNotHeat = rows.length > 0 && rows.every(({ reason }) => reason === 'NOT_HEAT')
  return (
    <Panel>
      {bar}
      <QueryContent query={found} loading={t('ranking.loading')} failed={t('ranking.failed')}>
        {(shown) => (
          <div
            aria-busy={found.isPlaceholderData}
            className={found.isPlaceholderData ? styles.old : undefined}
          >
            <RankingNotes ranking={shown} />
            {isNotHeat ? (
              <EmptyState title={t('ranking.notHeat')}>{t('ranking.notHeatDetail')}</EmptyState>
            ) : !hasFigures ? (
              <EmptyState title={t('ranking.none')}>{t('ranking.noneDetail')}</EmptyState>
            ) : (
              <>
                {shown.count > rows.length && (
                  <PartialNotice>
                    {t('ranking.first', { count: rows.length, of: formats.count(shown.count) })}
                  </PartialNotice>
                )}
                <div className={tables.found}>
                  <p role="status" className={tables.count}>
                    {t(`ranking.count.${options.level}`, {
                      ...{ count: shown.count, shown: formats.count(shown.count) },
                    })}
                  </p>
                  <ListDownload
                    fetchFile={(format) =>
                      api.file(downloadObjectRanking, { query: { ...request, format, language: locale } })
                    }
                    fallbackName={t('ranking.table')}
                  />
                </div>
                <DataTable
                  label={t('ranking.table')}
                  columns={columns}
                  rows={rows}
                  keyOf={({ id }) => id}
                  columnsLabel={t('ranking.columns')}
                  scrolls
                  hidden={{ names: hiddenIn(choice.options), onHide }}
                  sortLabels={{
                    ...{ sortBy: t('list.sortBy'), asGiven: t('ranking.asGiven') },
                    ...{ ascending: t('list.ascending'), descending: t('list.descending') },
                  }}
                />
              </>
            )}
          </div>
        )}
      </QueryContent>
    </Panel>
  )
}

/** What most people need seldom. */
const hiddenAtFirst = ['id']
/** Stands for no hidden column. */
const none = '-'

const hiddenIn = ({ hidden }: WidgetProps['choice']['options']) =>
  hidden === undefined ? hiddenAtFirst : hidden.split(',')
