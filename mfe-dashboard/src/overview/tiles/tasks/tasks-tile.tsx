import { useQuery } from '@tanstack/react-query'
import type { EnergyAction } from '@energycockpit/contract'
import { QueryContent, QueryFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Icon } from '@energycockpit/ui'
import { actionPath } from '../../../actions/action-path'
import { actionsQuery } from '../../../actions/actions-query'
import { isOverdue } from '../../../actions/overdue'
import { isShown, sortedActions } from '../../../actions/sorted-actions'
import { budgetPath } from '../../../budgets/budget-path'
import { budgetsQuery } from '../../../budgets/budgets-query'
import { indicatorPath } from '../../../indicators/indicator-path'
import { LightSign } from '../../../indicators/light-sign'
import { useAnalysisLink } from '../analysis-link'
import type { TileProps } from '../tile'
import { budgetsToPlan } from './budgets-to-plan'
import { incompleteMonths } from './incomplete-months'
import { isMine } from './is-mine'
import { TaskList, type Task } from './task-list'
import { useOwnIndicators } from './use-own-indicators'
import { yearSoFarQuery } from './year-so-far-query'
import styles from '../tiles.module.css'

/** What waits for the user: own actions, indicators off target, budgets to plan and months to complete. */
export function TasksTile(props: TileProps) {
  const { t, formats, locale } = useTexts()
  const { api, basePath, user } = useFeature()
  const linkTo = useAnalysisLink(props)
  const { nodeId, today } = props
  const actions = useQuery(actionsQuery(api))
  const budgets = useQuery(budgetsQuery(api))
  const months = useQuery(yearSoFarQuery(api, nodeId, today))
  const { indicators, missing, isJudging, notJudged } = useOwnIndicators()
  const failed = [actions, budgets, months, indicators].find(({ isError }) => isError)
  const isWaiting = isJudging || [budgets, months, indicators].some(({ isPending }) => isPending)

  const toPlan = budgetsToPlan(budgets.data?.canEdit ? budgets.data.budgets : [], today)
  const others: Task[] = [
    ...missing.map(({ indicator, light }) => ({
      ...{ id: indicator.id, name: indicator.name, href: indicatorPath(basePath, indicator.id) },
      says: <LightSign light={light} />,
    })),
    ...toPlan.budgets.map(({ id, name }) => ({
      ...{ id, name, href: budgetPath(basePath, id) },
      says: t('tasks.noBudget', { year: toPlan.year }),
    })),
    ...incompleteMonths(months.data ?? { products: [] }).map(({ productType, at }) => ({
      id: productType,
      name: t(`overview.products.${productType}`),
      href: linkTo('', {
        ...{ product: productType, from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 7)}-01` },
      }),
      says: t('tasks.months', { count: at.length }),
    })),
  ]
  /** What else waits is told when the actions cannot be. */
  const listed = (actions: readonly EnergyAction[]) => {
    const own = sortedActions(
      actions.filter((action) => isShown(action, 'OPEN') && isMine(action.owner, user)),
      ...(['dueOn', locale] as const),
    ).map((action) => ({
      ...{ id: action.id, name: action.name, href: actionPath(basePath, action.id) },
      ...{ isLate: isOverdue(action, today) },
      says:
        action.dueOn === null
          ? t('tasks.noDueDate')
          : t(isOverdue(action, today) ? 'tasks.overdue' : 'tasks.due', {
              day: formats.date(action.dueOn, 'UTC'),
            }),
    }))
    const late = own.filter(({ isLate }) => isLate)
    const tasks: Task[] = [...late, ...others, ...own.filter(({ isLate }) => !isLate)]
    return (
      <div className={styles.line}>
        {tasks.length > 0 && <TaskList tasks={tasks} />}
        {failed && (
          <QueryFailure
            title={t('tasks.partly')}
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        )}
        {isWaiting ? (
          <p className={styles.note} role="status">
            {t('tasks.checking')}
          </p>
        ) : (
          tasks.length === 0 &&
          !failed && (
            <p className={styles.name}>
              <Icon glyph="check" />
              {t('tasks.none')}
            </p>
          )
        )}
        {notJudged > 0 && <a href={indicatorPath(basePath)}>{t('tasks.notJudged', { count: notJudged })}</a>}
      </div>
    )
  }
  return actions.isError ? (
    listed([])
  ) : (
    <QueryContent query={actions} loading={t('overview.loading')} failed={t('overview.failed.TASKS')}>
      {(found) => listed(found.actions)}
    </QueryContent>
  )
}
