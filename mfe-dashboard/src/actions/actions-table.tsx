import type { EnergyAction } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Table, TableCell, TableNote } from '@energycockpit/ui'
import { actionPath } from './action-path'
import { isOverdue } from './overdue'
import { useSavedEnergy } from './saved-energy'
import { StateBadge } from './state-badge'
import styles from './actions.module.css'

interface ActionsTableProps {
  actions: readonly EnergyAction[]
  /** `YYYY-MM-DD` */
  today: string
}

/** A line for each action. */
export function ActionsTable({ actions, today }: ActionsTableProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const savedEnergy = useSavedEnergy()
  const columns = [
    { name: 'name', label: t('actions.name') },
    { name: 'state', label: t('actions.state') },
    { name: 'dueOn', label: t('actions.dueOn') },
    { name: 'owner', label: t('actions.owner') },
    { name: 'saving', label: t('actions.savingAYear'), isNumber: true },
    { name: 'worth', label: t('actions.worth'), isNumber: true },
  ] as const
  return (
    <Table columns={columns}>
      {actions.map((action) => (
        <tr key={action.id}>
          <th scope="row">
            <span className={styles.cell}>
              <a href={actionPath(basePath, action.id)}>{action.name}</a>
              {action.nodeName !== null && <TableNote>{action.nodeName}</TableNote>}
            </span>
          </th>
          <TableCell label={t('actions.state')}>
            <StateBadge state={action.state} />
          </TableCell>
          <TableCell label={t('actions.dueOn')}>
            <span className={styles.cell}>
              {action.dueOn === null ? '–' : formats.date(action.dueOn, 'UTC')}
              {isOverdue(action, today) && (
                <TableNote>
                  <span className={styles.overdue}>{t('actions.overdue')}</span>
                </TableNote>
              )}
            </span>
          </TableCell>
          <TableCell label={t('actions.owner')}>{action.owner ?? '–'}</TableCell>
          <TableCell label={t('actions.savingAYear')} isNumber>
            {savedEnergy(action.savings) || '–'}
          </TableCell>
          <TableCell label={t('actions.worth')} isNumber>
            {action.worth ? formats.quantity(action.worth.netPresentValue, action.currency) : '–'}
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
