import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'
import { firstDay } from '../../indicators/rules/months'
import { leastCompared } from '../../indicators/rules/judgement'
import type { BudgetProgress } from '../rules/progress'

/** A line for each month. Of a running one the budget is that of the whole month. */
export function MonthsTable({ progress, unit }: { progress: BudgetProgress; unit: string }) {
  const { t, formats } = useTexts()
  const columns = [
    { name: 'month', label: t('budgets.month') },
    { name: 'budget', label: t('budgets.budget'), isNumber: true },
    { name: 'actual', label: t('budgets.actual'), isNumber: true },
    { name: 'known', label: t('budgets.known'), isNumber: true },
    { name: 'budgetUntil', label: t('budgets.budgetUntil'), isNumber: true },
    { name: 'actualUntil', label: t('budgets.actualUntil'), isNumber: true },
  ] as const
  const written = (value: number | null) => (value === null ? '–' : formats.quantity(value, unit))
  return (
    <Table columns={columns}>
      {progress.months.map(({ month, budget, actual, known, budgetUntil, actualUntil }) => (
        <tr key={month}>
          <th scope="row">{formats.month(`${firstDay(month)}T00:00:00Z`, 'UTC')}</th>
          <TableCell label={t('budgets.budget')} isNumber>
            {written(budget)}
          </TableCell>
          <TableCell label={t('budgets.actual')} isNumber>
            {written(actual)}
          </TableCell>
          <TableCell label={t('budgets.known')} isNumber bad={actual !== null && known < leastCompared}>
            {actual === null ? '–' : formats.percent(known)}
          </TableCell>
          <TableCell label={t('budgets.budgetUntil')} isNumber>
            {written(budgetUntil)}
          </TableCell>
          <TableCell label={t('budgets.actualUntil')} isNumber>
            {written(actualUntil)}
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
