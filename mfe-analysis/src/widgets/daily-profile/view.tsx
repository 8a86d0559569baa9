import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { SummedValues } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { carrierOfProduct, EmptyState, Panel } from '@energycockpit/ui'
import { GroupSelect } from '../../summed/group-select'
import { groupTitle } from '../../summed/group-title'
import { groupOf, summableGroups, type SummableGroup } from '../../summed/summable-groups'
import { summedQuery } from '../../summed/summed-query'
import { HeatMap } from '../lazy-plots'
import type { WidgetProps } from '../widget'
import { ProfilesPanel } from './profiles-panel'
import styles from './daily-profile.module.css'

/** When in the day how much is consumed: all hours of the period as colours, and the mean day of each kind. */
export default function DailyProfile(props: WidgetProps) {
  const { choice, onChange, chosen } = props
  const { t } = useTexts()
  const groups = useMemo(() => summableGroups(chosen), [chosen])
  const group = groupOf(groups, choice.options['of'])
  if (!group)
    return (
      <Panel>
        <EmptyState title={t('dailyProfile.nothing')}>{t('dailyProfile.nothingDetail')}</EmptyState>
      </Panel>
    )
  const title = groupTitle(group, chosen, t)
  const choose = (options: Record<string, string>) => onChange({ options: { ...choice.options, ...options } })
  return (
    <>
      <Panel>
        <div className={styles.view}>
          <GroupSelect groups={groups} value={group} onChange={(of) => choose({ of })} />
          <HoursOfPeriod {...props} {...{ group, title }} />
        </div>
      </Panel>
      <Panel>
        <ProfilesPanel {...props} {...{ group, title }} onStep={(step) => choose({ step })} />
      </Panel>
    </>
  )
}

interface HoursProps extends WidgetProps {
  group: SummableGroup
  title: string
}

function HoursOfPeriod({ group, title, period, now }: HoursProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const query = useQuery(summedQuery(api, group, period, 'PT1H'))
  const subject = useMemo(
    () => ({
      ...{ label: title, seriesLabel: title, carrier: carrierOfProduct[group.item.productType] },
      modelled: group.series.every(({ seriesType }) => seriesType === 'MODELLED'),
    }),
    [title, group],
  )
  return (
    <QueryContent
      query={query}
      loading={t('dailyProfile.loading')}
      failed={t('dailyProfile.failed')}
      lines={12}
    >
      {(values: SummedValues) =>
        values.value.every((value) => value === null) ? (
          <EmptyState title={t('dailyProfile.none')}>{t('dailyProfile.noneDetail')}</EmptyState>
        ) : (
          <div className={styles.result} aria-busy={query.isPlaceholderData}>
            <HeatMap {...{ locale, subject, now, values }} />
          </div>
        )
      }
    </QueryContent>
  )
}
