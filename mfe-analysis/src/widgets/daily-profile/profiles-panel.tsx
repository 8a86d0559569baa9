import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getProfile, type Profile } from '@energycockpit/contract'
import type { NumberLine } from '@energycockpit/charts'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, SegmentedControl, type Carrier } from '@energycockpit/ui'
import { optionOf } from '../../choice/options'
import { minutesOfInterval } from '../../summed/minutes-of-interval'
import { seriesList, type SummableGroup } from '../../summed/summable-groups'
import { LineByNumber } from '../lazy-plots'
import type { WidgetProps } from '../widget'
import { clockOf, meanProfiles, stepsOf } from './mean-profiles'
import styles from './daily-profile.module.css'

interface ProfilesPanelProps extends WidgetProps {
  group: SummableGroup
  title: string
  onStep: (step: string) => void
}

const DAY = 24 * 60

/** Told apart by colour and by dashes. */
const looks: Readonly<Record<Profile['dayTypes'][number]['dayType'], { carrier: Carrier; dash?: number[] }>> =
  {
    WORKDAY: { carrier: 'electricity' },
    SATURDAY: { carrier: 'heat', dash: [8, 4] },
    SUNDAY: { carrier: 'water', dash: [2, 3] },
  }

/** The mean day: Mondays to Fridays, Saturdays and Sundays. */
export function ProfilesPanel({ group, title, period, choice, onStep }: ProfilesPanelProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const steps = stepsOf(group)
  const step = optionOf(choice.options, 'step', steps)
  const request = {
    ...{ series: seriesList(group), function: 'SUM' as const, step },
    ...{ from: period.from.toISOString(), to: period.to.toISOString() },
  }
  const query = useQuery({
    queryKey: ['profile', request],
    queryFn: ({ signal }) => api.call(getProfile, { query: request, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.view}>
      {steps.length > 1 ? (
        <SegmentedControl
          label={t('dailyProfile.resolution')}
          value={step}
          onChange={onStep}
          choices={steps.map((value) => ({ value, label: t(`dailyProfile.step.${value}`) }))}
        />
      ) : null}
      <QueryContent
        query={query}
        loading={t('dailyProfile.loading')}
        failed={t('dailyProfile.profileFailed')}
        lines={12}
      >
        {(profile) =>
          profile.dayTypes.every(({ value }) => value.every((each) => each === null)) ? (
            <EmptyState title={t('dailyProfile.noMeans')}>{t('dailyProfile.noneDetail')}</EmptyState>
          ) : (
            <div className={styles.result} aria-busy={query.isPlaceholderData}>
              <Profiles {...{ profile, group, title, period }} />
              <p className={styles.note}>{t('dailyProfile.holidays')}</p>
            </div>
          )
        }
      </QueryContent>
    </div>
  )
}

interface ProfilesProps extends Pick<WidgetProps, 'period'> {
  profile: Profile
  group: SummableGroup
  title: string
}

function Profiles({ profile, group, title, period }: ProfilesProps) {
  const { t, locale, formats } = useTexts()
  const { minute, step } = profile
  const { unit, profiles } = useMemo(() => meanProfiles(profile, group), [profile, group])
  const xAxis = useMemo(() => {
    const ticks = Array.from({ length: 9 }, (_, place) => ({ at: place * 180, label: clockOf(place * 180) }))
    return { minimum: 0, maximum: DAY, ticks }
  }, [])
  const lines = useMemo(
    () =>
      profiles.map(({ dayType, days, value, peak }): NumberLine => {
        const count = t('dailyProfile.days', { count: days, written: formats.count(days) })
        const most = peak === undefined ? undefined : value[peak]
        const figure =
          peak === undefined || most == null
            ? count
            : t('dailyProfile.peak', {
                value: formats.quantity(most, unit),
                ...{ at: clockOf(minute[peak]!), days: count },
              })
        return { label: t(`dailyProfile.dayType.${dayType}`), y: value, figure, ...looks[dayType] }
      }),
    [profiles, minute, unit, formats, t],
  )
  const length = minutesOfInterval(step)
  const when = formats.period(period.from.toISOString(), period.to.toISOString(), group.item.timeZone)
  return (
    <LineByNumber
      name="means"
      {...{ locale, unit, xAxis, lines, x: minute, isStepped: true }}
      title={t('dailyProfile.means', { title })}
      when={`${when} · ${t(`dailyProfile.per.${step}`)}`}
      xName={t('dailyProfile.time')}
      writtenX={(at) => `${clockOf(at)}–${clockOf(at + length)}`}
    />
  )
}
