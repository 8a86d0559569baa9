import { roles, type AuditEntry } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell, TableNote } from '@energycockpit/ui'

const columns = ['at', 'action', 'actor', 'subject', 'business'] as const

/** Entries of the audit log in the order given; with their numbers for who may have the log checked. */
export function AuditTable({ entries, numbered }: { entries: readonly AuditEntry[]; numbered: boolean }) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: (typeof columns)[number]) => t(`audit.columns.${column}`)
  const nobody = t('audit.nobody')

  return (
    <Table columns={columns.map((name) => ({ name, label: label(name) }))}>
      {entries.map(({ sequence, at, action, actor, subject, businessName, detail }) => (
        <tr key={sequence}>
          <th scope="row">
            <time dateTime={at}>{formats.dateTime(at, zone)}</time>
            {numbered && <TableNote> {t('audit.number', { number: sequence })}</TableNote>}
          </th>
          <TableCell label={label('action')} room="two">
            <span>
              {t(`audit.actions.${action}`)}
              <RolesGiven roles={detail.roles} />
              <Why detail={detail} />
            </span>
          </TableCell>
          <TableCell label={label('actor')}>{actor?.name ?? nobody}</TableCell>
          <TableCell label={label('subject')}>{subject?.name ?? nobody}</TableCell>
          <TableCell label={label('business')}>{businessName ?? nobody}</TableCell>
        </tr>
      ))}
    </Table>
  )
}

const roleNumbers: readonly unknown[] = Object.values(roles)

/** Which roles an entry is about, where it is about any. */
function RolesGiven({ roles: given }: { roles: unknown }) {
  const { t } = useTexts()
  if (!Array.isArray(given)) return null
  const names = given.filter((role) => roleNumbers.includes(role)).map((role) => t(`roles.${String(role)}`))
  return names.length === 0 ? null : <TableNote> {names.join(', ')}</TableNote>
}

const details = ['second-factor', 'ACCOUNT_DISABLED', 'BUSINESS_UNKNOWN', 'NO_ROLE'] as const

/** At which step a sign-in failed, or why the portal refused it. */
function Why({ detail: { step, reason } }: { detail: AuditEntry['detail'] }) {
  const { t } = useTexts()
  const known = details.find((one) => one === step || one === reason)
  return known ? <TableNote> {t(`audit.details.${known}`)}</TableNote> : null
}
