import type { ListedRegistration } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Table, TableCell, TableNote } from '@energycockpit/ui'

const columns = ['company', 'contact', 'state', 'sent'] as const

/** Registrations in the order given; each leads to its page. */
export function RegistrationsTable({ registrations }: { registrations: readonly ListedRegistration[] }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: (typeof columns)[number]) => t(`registrations.columns.${column}`)
  return (
    <Table columns={columns.map((name) => ({ name, label: label(name) }))}>
      {registrations.map(({ id, companyName, city, country, contactName, email, state, sentAt }) => (
        <tr key={id}>
          <th scope="row">
            <a href={`${basePath}/home-portal/registrations/${id}`}>{companyName}</a>{' '}
            <TableNote>
              {city}, {country}
            </TableNote>
          </th>
          <TableCell label={label('contact')} room="two">
            <span>
              {contactName} <TableNote>{email}</TableNote>
            </span>
          </TableCell>
          <TableCell label={label('state')}>{t(`registrations.states.${state}`)}</TableCell>
          <TableCell label={label('sent')}>{formats.dateTime(sentAt, zone)}</TableCell>
        </tr>
      ))}
    </Table>
  )
}
