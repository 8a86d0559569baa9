import {
  createBudget as createBudgetCall,
  createIndicator as createIndicatorCall,
  type BudgetContent,
  type IndicatorContent,
} from '@energycockpit/contract'
import { budgetService } from '../../energy-management/budgets/service'
import { indicatorService } from '../../energy-management/indicators/service'
import type { DemoUser } from '../../identity/demo-users'
import { inLanguage, type Words } from '../words'
import type { DemoEvent } from './event'

interface Named {
  name: Words
  description: Words
}
type IndicatorRecord = Named &
  Omit<IndicatorContent, 'name' | 'description' | 'baseline' | 'targets'> & {
    judged: (firstStart: Date) => Pick<IndicatorContent, 'baseline' | 'targets'>
  }

/** By which figure somebody sees whether the business gets better. */
export const indicator = (
  key: string,
  by: DemoUser['key'],
  { name, description, judged, ...record }: IndicatorRecord,
): DemoEvent => ({
  ...{ key, by, permission: createIndicatorCall.permission },
  change: (context, { firstStart, locale }) =>
    indicatorService.create(context, {
      ...{ ...record, ...judged(firstStart) },
      ...{ name: inLanguage(name, locale), description: inLanguage(description, locale) },
    }),
})

type BudgetRecord = Named &
  Omit<BudgetContent, 'name' | 'description' | 'year' | 'currency'> & { year: (firstStart: Date) => number }

/** What somebody means to use or to spend in a year. */
export const budget = (
  key: string,
  by: DemoUser['key'],
  { name, description, year, ...record }: BudgetRecord,
): DemoEvent => ({
  ...{ key, by, permission: createBudgetCall.permission },
  change: (context, { firstStart, locale }) =>
    budgetService.create(context, {
      ...{ ...record, year: year(firstStart), currency: 'GBP' },
      ...{ name: inLanguage(name, locale), description: inLanguage(description, locale) },
    }),
})
