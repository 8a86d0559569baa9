import { useMemo, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Indicator } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { judge, type Judgement } from '../rules/judgement'
import { monthsUntil, type Month } from '../rules/months'
import { figuresQuery, trendMonths, type IndicatorFigures } from './figures-query'

export interface IndicatorResult extends IndicatorFigures {
  now: Judgement
  /** The last one is `now`. */
  trend: readonly { month: Month; judgement: Judgement }[]
}

/** The figures of an indicator. */
export function useFigures(indicator: Indicator) {
  const { api } = useFeature()
  const queries = useQueryClient()
  const [opened] = useState(() => Date.now())
  return useQuery({ ...figuresQuery(api, queries, indicator, opened), notifyOnChangeProps: 'all' })
}

/** What follows from them. */
export function useResult(indicator: Indicator, found: IndicatorFigures): IndicatorResult {
  return useMemo(() => {
    // By area, of a location without area neither the amount nor the area is counted.
    const isWhole = found.leftOut === 0 || indicator.reference.kind === 'QUANTITY'
    const trend = monthsUntil(found.last, trendMonths).map((month) => ({
      month,
      judgement: judge(indicator, found.figures, month, isWhole),
    }))
    return { ...found, trend, now: trend.at(-1)!.judgement }
  }, [indicator, found])
}
