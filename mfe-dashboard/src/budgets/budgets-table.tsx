import { useState } from 'react'
import type { Budget } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Table, TableCell, TableNote } from '@energycockpit/ui'
import { LightSign } from '../indicators/light-sign'
import { budgetPath } from './budget-path'
import { budgetExplanation } from './result/budget-explanation'
import { progressOf, unitOf, type BudgetKind, type CountedYear } from './result/progress-query'
import { useCountedYear } from './result/use-progress'
import { sortedBudgets } from './sorted-budgets'
import styles from '../indicators/indicators.module.css'

/** Each line requests figures of its own, so they come some at a time. */
const step = 20

/** A line for each budget, the latest year first. */
export function BudgetsTable({ budgets }: { budgets: readonly Budget[] }) {
  const { t, locale } = useTexts()
  const [shown, setShown] = useState(step)
  const columns = [
    { name: 'name', label: t('budgets.name') },
    { name: 'year', label: t('budgets.year') },
    { name: 'light', label: t('budgets.light') },
    { name: 'total', label: t('budgets.budget'), isNumber: true },
    { name: 'toDate', label: t('budgets.budgetToDate'), isNumber: true },
    { name: 'actual', label: t('budgets.actualToDate'), isNumber: true },
    { name: 'deviation', label: t('budgets.deviation'), isNumber: true },
  ] as const
  return (
    <div className={styles.page}>
      <Table columns={columns}>
        {sortedBudgets(budgets, locale)
          .slice(0, shown)
          .map((budget) => (
            <Line key={budget.id} budget={budget} />
          ))}
      </Table>
      {shown < budgets.length && (
        <div>
          <Button onClick={() => setShown(shown + step)}>{t('budgets.more')}</Button>
        </div>
      )}
    </div>
  )
}

function Line({ budget }: { budget: Budget }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  // Its amount where it has one: the page shows both.
  const kind: BudgetKind = budget.amounts === null ? 'costs' : 'amounts'
  const counted = useCountedYear(budget, kind)
  const { data } = counted
  const unit = unitOf(budget, kind)
  const total = budget[kind]!.reduce((sum, one) => sum + one, 0)
  const scope =
    budget.nodeId === null ? t('budgets.wholeBusiness') : (budget.nodeName ?? t('budgets.placeGone'))
  return (
    <tr>
      <th scope="row">
        <span className={styles.cell}>
          <a href={budgetPath(basePath, budget.id)}>{budget.name}</a>
          <TableNote>{`${scope} · ${t(`overview.products.${budget.productType}`)}`}</TableNote>
        </span>
      </th>
      <TableCell label={t('budgets.year')}>{budget.year}</TableCell>
      {data && !('lack' in data) ? (
        <Cells {...{ budget, kind, unit, total }} counted={data} />
      ) : (
        <>
          <TableCell label={t('budgets.light')}>
            <QueryContent query={counted} loading={t('budgets.reckoning')} failed={t('budgets.notReckoned')}>
              {(found) => ('lack' in found ? t(`budgets.lacks.${found.lack}`) : null)}
            </QueryContent>
          </TableCell>
          <TableCell label={t('budgets.budget')} isNumber>
            {formats.quantity(total, unit)}
          </TableCell>
          {(['budgetToDate', 'actualToDate', 'deviation'] as const).map((name) => (
            <TableCell key={name} label={t(`budgets.${name}`)} isNumber>
              –
            </TableCell>
          ))}
        </>
      )}
    </tr>
  )
}

interface CellsProps {
  budget: Budget
  kind: BudgetKind
  unit: string
  total: number
  counted: CountedYear
}

function Cells({ budget, kind, unit, total, counted }: CellsProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { state, light, toDate, actual, known, deviation } = progressOf(budget, kind, counted, null)!
  const hasBegun = state !== 'AHEAD'
  return (
    <>
      <TableCell label={t('budgets.light')}>
        {hasBegun ? <LightSign light={light} /> : t('budgets.notBegun')}
      </TableCell>
      <TableCell label={t('budgets.budget')} isNumber>
        {formats.quantity(total, unit)}
      </TableCell>
      <TableCell label={t('budgets.budgetToDate')} isNumber>
        {hasBegun ? formats.quantity(toDate, unit) : '–'}
      </TableCell>
      <TableCell label={t('budgets.actualToDate')} isNumber>
        {actual === null ? (
          '–'
        ) : (
          <span className={styles.number}>
            <a href={budgetExplanation(basePath, budget, 'consumption')}>{formats.quantity(actual, unit)}</a>
            <TableNote>{t('budgets.knownShare', { share: formats.percent(known) })}</TableNote>
          </span>
        )}
      </TableCell>
      <TableCell label={t('budgets.deviation')} isNumber>
        {deviation === null || toDate === 0 ? '–' : writtenChange(deviation / toDate, formats)}
      </TableCell>
    </>
  )
}
