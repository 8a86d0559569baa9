import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'
import { budgetPath } from '../../../budgets/budget-path'
import { budgetsQuery } from '../../../budgets/budgets-query'
import { useIsWall } from '../../wall/use-is-wall'
import type { TileProps } from '../tile'
import { useConsumption } from '../use-consumption'
import { BudgetLines } from './budget-lines'
import { budgetsOfScope } from './budgets-of-scope'
import styles from '../tiles.module.css'

/** Each requests figures of its own; all are on the page of the budgets. */
const shown = 3

/** How the budgets of this year stand until yesterday, and what the year is expected to be. */
export function BudgetTile(props: TileProps) {
  const { t, formats } = useTexts()
  const { api, basePath } = useFeature()
  const budgets = useQuery(budgetsQuery(api))
  const consumption = useConsumption(props)
  const onWall = useIsWall()
  const { nodeId, month, today } = props
  // On the first of January what is looked at is the year that is over.
  const year = Number(month.days.from.slice(0, 4))
  return (
    <QueryContent query={budgets} loading={t('overview.loading')} failed={t('overview.failed.BUDGET')}>
      {({ budgets: all, canEdit }) => {
        const locations = consumption.data?.locations ?? []
        const { own, budgets: found } = budgetsOfScope(all, { nodeId, year, locations })
        if (found.length === 0)
          return (
            <div className={styles.line}>
              <p className={styles.note}>{t('budgetTile.none', { year })}</p>
              {!onWall && (
                <div>
                  <ButtonLink href={`${budgetPath(basePath)}${canEdit ? '?new' : ''}`}>
                    {t(canEdit ? 'budgetTile.add' : 'budgetTile.all')}
                  </ButtonLink>
                </div>
              )}
            </div>
          )
        return (
          <div className={styles.line}>
            {!own && nodeId !== undefined && <p className={styles.note}>{t('budgetTile.ofParts')}</p>}
            <ul className={styles.lines}>
              {found.slice(0, shown).map((budget) => (
                // A wall goes on past midnight, and so do its days.
                <BudgetLines key={`${budget.id} ${today}`} budget={budget} />
              ))}
            </ul>
            {found.length > shown && (
              <a href={budgetPath(basePath)}>
                {t('budgetTile.more', {
                  count: found.length - shown,
                  written: formats.count(found.length - shown),
                })}
              </a>
            )}
          </div>
        )
      }}
    </QueryContent>
  )
}
