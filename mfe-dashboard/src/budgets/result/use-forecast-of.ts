import { useMemo } from 'react'
import type { Budget } from '@energycockpit/contract'
import type { ExpectedYear } from '../rules/progress'
import type { BudgetKind, CountedYear } from './progress-query'
import { useCountedYear, useYearForecast } from './use-progress'
import { atMeanPrice, type NoForecast } from './year-forecast-query'

/** That of the energy; of costs at the mean price so far, which needs both. */
export function useForecastOf(budget: Budget, kind: BudgetKind, counted: CountedYear) {
  const energy = useYearForecast(budget, counted.today)
  const amounts = useCountedYear(budget, 'amounts')
  const noEnergy: { lack: NoForecast } = { lack: 'NO_FORECAST' }
  const isForecasting = energy.isLoading || (kind === 'costs' && amounts.isLoading)
  const found: ExpectedYear | { lack: NoForecast } | undefined =
    budget.productType === 'WATER' || energy.isError ? noEnergy : energy.data
  const forecast = useMemo(() => {
    if (!found || 'lack' in found || kind === 'amounts') return found
    if (!amounts.data) return undefined
    const sum = ({ actual }: Pick<CountedYear, 'actual'>) => {
      const values = [...actual.values()].flatMap(({ value }) => value ?? [])
      return values.length === 0 ? null : values.reduce((all, one) => all + one, 0)
    }
    const amount = 'lack' in amounts.data ? null : sum(amounts.data)
    return atMeanPrice(found, { amount, cost: sum(counted) }) ?? { lack: 'NO_FORECAST' as const }
  }, [found, kind, amounts.data, counted])
  return { forecast, isForecasting }
}
