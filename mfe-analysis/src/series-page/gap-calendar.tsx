import { useMemo, useState, type ReactNode } from 'react'
import type { SeriesCompleteness } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, useIsWide } from '@energycockpit/ui'
import { dateRangeOf } from '@energycockpit/time'
import { dayText } from './day-text'
import { daysOfYear, sumOfDays, type DayOfYear } from './days-of-year'
import { GapGrid } from './gap-grid'
import { GapLegend } from './gap-legend'
import styles from './series-page.module.css'

interface GapCalendarProps {
  completeness: SeriesCompleteness
  label: string
  pointId: string
  /** What can be done about the days, beginning with the chosen one. */
  steps?: (days: readonly DayOfYear[], chosen: DayOfYear) => ReactNode
}

/** A year of days, each filled as far as its values are there; what the chosen day has, in words. */
export function GapCalendar({ completeness, label, pointId, steps }: GapCalendarProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const isWide = useIsWide()
  const { timeZone, year, seriesId } = completeness
  const days = useMemo(() => daysOfYear(completeness), [completeness])
  const [chosenAt, setChosenAt] = useState<number>()
  const past = days.filter(({ kind }) => kind !== 'future')
  const chosen = days.find(({ at }) => at === chosenAt) ?? past.at(-1) ?? days[0]!
  const sum = sumOfDays(days)
  const { from, to } = dateRangeOf({ from: new Date(chosen.at), to: new Date(chosen.end) }, timeZone)
  const query = new URLSearchParams({ point: pointId, series: String(seriesId), from, to })

  return (
    <div className={styles.calendar}>
      <p>
        {sum.expected === 0
          ? t('gaps.nothing', { year })
          : sum.missing === 0
            ? t('gaps.noGap', { year })
            : t('gaps.summary', {
                year,
                missing: formats.percent(sum.missing / sum.expected),
                emptyDays: formats.count(sum.emptyDays),
                partialDays: formats.count(sum.partialDays),
              })}
      </p>
      <GapGrid
        days={days}
        label={label}
        timeZone={timeZone}
        monthsInRows={isWide}
        chosen={chosen}
        onChoose={(day) => setChosenAt(day.at)}
      />
      <div className={styles.chosen}>
        <p>{dayText(chosen, timeZone, t, formats)}</p>
        {chosen.measured + chosen.estimated > 0 && (
          <ButtonLink href={`${basePath}/analysis?${query.toString()}`}>{t('gaps.toDay')}</ButtonLink>
        )}
        {steps?.(days, chosen)}
      </div>
      <GapLegend />
      <p className={styles.note}>{t('gaps.lead', { zone: timeZone.replaceAll('_', ' ') })}</p>
    </div>
  )
}
