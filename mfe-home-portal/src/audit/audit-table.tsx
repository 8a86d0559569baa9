import { roles, type AuditEntry } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import table from '../operation/folding-table.module.css'

const columns = ['at', 'action', 'actor', 'subject', 'business'] as const

/** Entries of the audit log in the order given. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: (typeof columns)[number]) => t(`audit.columns.${column}`)
  const nobody = t('audit.nobody')

  return (
    <div className={table.place}>
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ sequence, at, action, actor, subject, businessName, detail }) => (
            <tr key={sequence}>
              <th scope="row">
                <time dateTime={at}>{formats.dateTime(at, zone)}</time>
              </th>
              <td data-label={label('action')} className={table.wide}>
                <span>
                  {t(`audit.actions.${action}`)}
                  <RolesGiven roles={detail.roles} />
                </span>
              </td>
              <td data-label={label('actor')}>{actor?.name ?? nobody}</td>
              <td data-label={label('subject')}>{subject?.name ?? nobody}</td>
              <td data-label={label('business')}>{businessName ?? nobody}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const roleNumbers: readonly unknown[] = Object.values(roles)

/** Which roles an entry is about, where it is about any. */
function RolesGiven({ roles: given }: { roles: unknown }) {
  const { t } = useTexts()
  if (!Array.isArray(given)) return null
  const names = given.filter((role) => roleNumbers.includes(role)).map((role) => t(`roles.${String(role)}`))
  return names.length === 0 ? null : <span className={table.second}> {names.join(', ')}</span>
}
