import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { granularities, type ChosenSeries } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { comparedDays, dateRangeOf } from '@energycockpit/time'
import type { Choice } from '../choice/choice'
import { periodOf } from '../choice/dates'
import { automaticGranularity, granularityFor, sensibleGranularities } from '../choice/sensible-granularities'
import { isAmount } from '../summed/is-amount'
import { chosenSeriesQuery } from './chosen-series-query'

export type Shown = ReturnType<typeof useShown>

/** The series that a choice means, and the time that they are looked at. */
export function useShown(choice: Choice) {
  const { api } = useFeature()
  // The day that 'current' and 'last' start from stays while the page is open, so that no choice moves.
  const [openedAt] = useState(() => new Date())
  const chosen = useQuery(chosenSeriesQuery(api, choice))
  const timeZone = chosen.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const { period: chosenPeriod, granularity: chosenGranularity, compareWith } = choice
  const finest = useMemo(() => finestOf(chosen.data?.series ?? []), [chosen.data])
  // Nobody who looks at amounts is told of the quarter hours of powers beside them.
  const usual = useMemo(() => finestOf(amountsIn(chosen.data?.series ?? [])), [chosen.data])
  const time = useMemo(() => {
    const period = periodOf(chosenPeriod, openedAt, timeZone)
    const range = dateRangeOf(period, timeZone)
    return {
      ...{ period, range, timeZone, now: openedAt.getTime() },
      granularity:
        chosenGranularity === 'auto'
          ? automaticGranularity(usual, period, timeZone)
          : granularityFor(chosenGranularity, finest, period, timeZone),
      compared: comparedDays(range, compareWith),
    }
  }, [chosenPeriod, chosenGranularity, compareWith, openedAt, timeZone, finest, usual])
  return {
    ...{ chosen, time },
    /** What the bar of the period shows. */
    bar: {
      ...{ period: time.period, timeZone },
      automatic: automaticGranularity(usual, time.period, timeZone),
      granularities: sensibleGranularities(finest, time.period, timeZone),
    },
  }
}

const amountsIn = (series: ChosenSeries['series']): ChosenSeries['series'] => {
  const found = series.filter(isAmount)
  return found.length > 0 ? found : series
}

/** The series with the shortest interval; hours where there is none yet. */
function finestOf(
  series: ChosenSeries['series'],
): Pick<ChosenSeries['series'][number], 'interval' | 'quantity'> {
  const rank = (interval: (typeof granularities)[number]) => granularities.indexOf(interval)
  return series.reduce<Pick<ChosenSeries['series'][number], 'interval' | 'quantity'>>(
    (finest, one) => (rank(one.interval) < rank(finest.interval) ? one : finest),
    series[0] ?? { interval: 'PT1H', quantity: 'ENERGY' },
  )
}
