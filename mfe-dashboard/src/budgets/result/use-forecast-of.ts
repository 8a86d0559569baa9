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
  const isForecasting = energy.isLoading || (kind === 'costs' && amounts.isLoading)
  const found: ExpectedYear | { lack: NoForecast } | undefined =
    budget.productType === 'WATER' ? none('NO_FORECAST') : energy.isError ? none('NOT_LOADED') : energy.data
  const forecast = useMemo(() => {
    if (!found || 'lack' in found || kind === 'amounts') return found
    if (!amounts.data) return amounts.isError ? none('NOT_LOADED') : undefined
    const sum = ({ actual }: Pick<CountedYear, 'actual'>) => {
      const values = [...actual.values()].flatMap(({ value }) => value ?? [])
      return values.length === 0 ? null : values.reduce((all, one) => all + one, 0)
    }
    const amount = 'lack' in amounts.data ? null : sum(amounts.data)
    return atMeanPrice(found, { amount, cost: sum(counted) }) ?? none('NO_FORECAST')
  }, [found, kind, amounts.data, amounts.isError, counted])
  return { forecast, isForecasting }
}

const none = (lack: NoForecast) => ({ lack })
