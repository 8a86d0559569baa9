import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Budget } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { countedYearQuery, type BudgetKind } from './progress-query'
import { yearForecastQuery } from './year-forecast-query'

/** What was used or spent in the year of a budget. */
export function useCountedYear(budget: Budget, kind: BudgetKind) {
  const { api } = useFeature()
  const queries = useQueryClient()
  const [opened] = useState(() => Date.now())
  return useQuery({ ...countedYearQuery(api, queries, budget, kind, opened), notifyOnChangeProps: 'all' })
}

/** What the running year is expected to be; requested for no other. */
export function useYearForecast(budget: Budget, today: string | undefined) {
  const { api } = useFeature()
  const queries = useQueryClient()
  const isRunning = today?.startsWith(String(budget.year)) === true
  return useQuery({
    ...yearForecastQuery(api, queries, budget, today ?? ''),
    enabled: isRunning && budget.productType !== 'WATER',
    notifyOnChangeProps: 'all',
  })
}
