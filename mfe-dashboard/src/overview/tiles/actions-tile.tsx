import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { actionPath } from '../../actions/action-path'
import { actionsQuery } from '../../actions/actions-query'
import { isOverdue } from '../../actions/overdue'
import { isShown, sortedActions } from '../../actions/sorted-actions'
import type { TileProps } from './tile'
import styles from './tiles.module.css'

/** More are on the page of the actions. */
const shown = 4

/** What is to be done next, what is overdue first. */
export function ActionsTile({ today }: TileProps) {
  const { t, formats, locale } = useTexts()
  const { api, basePath } = useFeature()
  const actions = useQuery(actionsQuery(api))
  return (
    <QueryContent query={actions} loading={t('overview.loading')} failed={t('overview.failed.ACTIONS')}>
      {(found) => {
        const open = found.actions.filter((action) => isShown(action, 'OPEN'))
        const next = sortedActions(open, 'dueOn', locale).slice(0, shown)
        return (
          <div className={styles.lines}>
            <a className={styles.figure} href={actionPath(basePath)}>
              {t('overview.openActions', { count: open.length })}
            </a>
            <ul className={styles.lines}>
              {next.map((action) => (
                <li key={action.id} className={styles.line}>
                  <a href={actionPath(basePath, action.id)}>{action.name}</a>
                  <span className={isOverdue(action, today) ? styles.overdue : styles.note}>
                    {action.dueOn === null
                      ? t('overview.noDueDate')
                      : t(isOverdue(action, today) ? 'overview.overdueSince' : 'overview.dueOn', {
                          day: formats.date(action.dueOn, 'UTC'),
                        })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </QueryContent>
  )
}
