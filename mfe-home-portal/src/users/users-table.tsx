import type { AdministeredUser } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Table, TableCell, TableNote } from '@energycockpit/ui'
import { whyNot } from './steps-of-user'
import styles from './users-table.module.css'

const columns = ['name', 'business', 'roles', 'status', 'lastSignIn', 'step'] as const

interface UsersTableProps {
  users: readonly AdministeredUser[]
  /** Who looks at it. */
  asker: string | undefined
  onChange: (user: AdministeredUser) => void
}

/** Users in the order given, each with a button, or why there is none. */
export function UsersTable({ users, asker, onChange }: UsersTableProps) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: (typeof columns)[number]) => t(`users.columns.${column}`)
  return (
    <Table columns={columns.map((name) => ({ name, label: label(name), labelHidden: name === 'step' }))}>
      {users.map((user) => {
        const { uuid, displayName, userName, businessName, roles, status, lastSignIn } = user
        const why = whyNot(user, asker)
        return (
          <tr key={uuid}>
            <th scope="row">
              {displayName}
              <span className={styles.userName}>{userName}</span>
            </th>
            <TableCell label={label('business')} room="two">
              {businessName}
            </TableCell>
            <TableCell label={label('roles')} room="two">
              {roles.map((role) => t(`roles.${role}`)).join(', ')}
            </TableCell>
            <TableCell label={label('status')} muted={status === 'disabled'}>
              {t(`users.statuses.${status}`)}
            </TableCell>
            <TableCell label={label('lastSignIn')}>
              {lastSignIn === null ? (
                t('users.never')
              ) : (
                <time dateTime={lastSignIn} title={formats.dateTime(lastSignIn, zone)}>
                  {formats.date(lastSignIn, zone)}
                </time>
              )}
            </TableCell>
            <TableCell atEnd room={why ? 'all' : undefined}>
              {why ? (
                <TableNote>{t(`users.${why}`)}</TableNote>
              ) : (
                <Button
                  className={styles.step}
                  aria-label={t('users.changeUser', { name: displayName })}
                  onClick={() => onChange(user)}
                >
                  {t('users.change')}
                </Button>
              )}
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
