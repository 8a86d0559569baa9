import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getLoadDuration } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Panel } from '@energycockpit/ui'
import { GroupSelect } from '../../summed/group-select'
import { groupTitle } from '../../summed/group-title'
import { groupOf, seriesList, summableGroups, type SummableGroup } from '../../summed/summable-groups'
import type { WidgetProps } from '../widget'
import { DurationCurve } from './duration-curve'
import { PeaksTable } from './peaks-table'
import styles from './load-duration.module.css'

/** For how long which power was needed, and when the highest ones were. */
export default function LoadDuration(props: WidgetProps) {
  const { choice, chosen } = props
  const { t } = useTexts()
  const groups = useMemo(() => summableGroups(chosen), [chosen])
  const group = groupOf(groups, choice.options['of'])
  if (!group)
    return (
      <Panel>
        <EmptyState title={t('loadDuration.nothing')}>{t('loadDuration.nothingDetail')}</EmptyState>
      </Panel>
    )
  return <DurationOfGroup {...props} {...{ groups, group }} />
}

function DurationOfGroup({ groups, ...props }: PartProps & { groups: readonly SummableGroup[] }) {
  const { choice, onChange, group, period } = props
  const { t } = useTexts()
  const { data } = useDuration({ group, period, perDay: false })
  const choose = (options: Record<string, string>) => onChange({ options: { ...choice.options, ...options } })
  return (
    <>
      <Panel>
        <div className={styles.view}>
          <GroupSelect groups={groups} value={group} onChange={(of) => choose({ of })} />
          <Curve {...props} />
        </div>
      </Panel>
      {data?.count !== 0 && (
        <Panel title={t('loadDuration.peaks')}>
          <Peaks {...props} onPerDay={(perDay) => choose({ perDay: perDay ? 'yes' : 'no' })} />
        </Panel>
      )}
    </>
  )
}

function useDuration({
  group,
  period,
  perDay,
}: Pick<WidgetProps, 'period'> & { group: SummableGroup; perDay: boolean }) {
  const { api } = useFeature()
  const query = {
    ...{ series: seriesList(group), from: period.from.toISOString(), to: period.to.toISOString() },
    ...{ peaks: 20, perDay: perDay ? ('true' as const) : undefined },
  }
  return useQuery({
    queryKey: ['load-duration', query],
    queryFn: ({ signal }) => api.call(getLoadDuration, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

type PartProps = WidgetProps & { group: SummableGroup }

function Curve({ group, chosen, period }: PartProps) {
  const { t } = useTexts()
  const query = useDuration({ group, period, perDay: false })
  return (
    <QueryContent
      query={query}
      loading={t('loadDuration.loading')}
      failed={t('loadDuration.failed')}
      lines={12}
    >
      {(duration) =>
        duration.count === 0 ? (
          <EmptyState title={t('loadDuration.none')}>{t('loadDuration.noneDetail')}</EmptyState>
        ) : (
          <div className={styles.result} aria-busy={query.isPlaceholderData}>
            <DurationCurve {...{ duration, period }} title={groupTitle(group, chosen, t)} group={group} />
          </div>
        )
      }
    </QueryContent>
  )
}

function Peaks({ group, choice, period, onPerDay }: PartProps & { onPerDay: (perDay: boolean) => void }) {
  const { t } = useTexts()
  const perDay = choice.options['perDay'] === 'yes'
  const query = useDuration({ group, period, perDay })
  return (
    <QueryContent query={query} loading={t('loadDuration.loading')} failed={t('loadDuration.peaksFailed')}>
      {(duration) => <PeaksTable {...{ duration, perDay, onPerDay }} isOld={query.isPlaceholderData} />}
    </QueryContent>
  )
}
