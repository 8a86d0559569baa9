import { emailChoices, type NotificationSettings } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Checkbox, Select, Table, TableCell, TableNote, VisuallyHidden } from '@energycockpit/ui'
import styles from './notifications.module.css'
import type { SettingsChange } from './settings-change'

const columns = ['group', 'portal', 'email', 'push'] as const

interface ChannelMatrixProps {
  groups: NotificationSettings['groups']
  onChange: (change: NonNullable<SettingsChange['groups']>[number]) => void
}

/** For each group of notifications, by which ways they come. */
export function ChannelMatrix({ groups, onChange }: ChannelMatrixProps) {
  const { t } = useTexts()
  const label = (name: (typeof columns)[number]) => t(`notifications.columns.${name}`)
  const choices = emailChoices.map((value) => ({ value, label: t(`notifications.emails.${value}`) }))
  return (
    <Table columns={columns.map((name) => ({ name, label: label(name) }))}>
      {groups.map(({ group, label: name, hint, email, push, emailFixed }) => (
        <tr key={group}>
          <th scope="row">
            {name} <TableNote>{hint}</TableNote>
          </th>
          <TableCell label={label('portal')}>{t('notifications.always')}</TableCell>
          <TableCell label={label('email')} room="two">
            {emailFixed ? (
              t('notifications.emailFixed')
            ) : (
              <Select
                labelHidden
                label={t('notifications.emailOf', { group: name })}
                groups={[{ label: '', choices }]}
                value={email}
                onChange={(chosen) => onChange({ group, email: chosen })}
              />
            )}
          </TableCell>
          <TableCell label={label('push')}>
            <div className={styles.push}>
              <Checkbox checked={push} onChange={(chosen) => onChange({ group, push: chosen })}>
                <VisuallyHidden>{t('notifications.pushOf', { group: name })}</VisuallyHidden>
              </Checkbox>
            </div>
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
