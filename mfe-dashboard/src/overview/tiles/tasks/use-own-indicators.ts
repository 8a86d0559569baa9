import { useState } from 'react'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Indicator } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { indicatorsQuery } from '../../../indicators/indicators-query'
import { figuresQuery } from '../../../indicators/result/figures-query'
import { judge, type Light } from '../../../indicators/rules/judgement'
import { isMine } from './is-mine'

/** Of each several months are added up; who answers for more finds them on the page of the indicators. */
const judged = 5

/** The indicators that the user answers for and that miss their target, and how many could not be looked at. */
export function useOwnIndicators() {
  const { api, user } = useFeature()
  const queries = useQueryClient()
  const [opened] = useState(() => Date.now())
  const indicators = useQuery(indicatorsQuery(api))
  const own = (indicators.data?.indicators ?? []).filter(
    ({ owner, targets }) => isMine(owner, user) && targets.length > 0,
  )
  const looked = own.slice(0, judged)
  const figures = useQueries({
    queries: looked.map((indicator) => figuresQuery(api, queries, indicator, opened)),
  })
  const missing = looked.flatMap((indicator, place): { indicator: Indicator; light: Light }[] => {
    const found = figures[place]?.data
    if (!found || 'lack' in found) return []
    const isWhole = found.leftOut === 0 || indicator.reference.kind === 'QUANTITY'
    const { light } = judge(indicator, found.figures, found.last, isWhole)
    return light === 'OFF_TARGET' || light === 'AT_RISK' ? [{ indicator, light }] : []
  })
  const failed = figures.filter(({ isError }) => isError).length
  return {
    indicators,
    missing,
    isJudging: figures.some(({ isPending }) => isPending),
    notJudged: own.length - looked.length + failed,
  }
}
