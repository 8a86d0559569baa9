import type { NoticeVersion } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'

const columns = ['version', 'publishedAt', 'confirmations'] as const

/** The versions of a notice in the order given. */
export function VersionsTable({ versions }: { versions: readonly NoticeVersion[] }) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: (typeof columns)[number]) => t(`notices.columns.${column}`)
  return (
    <Table
      columns={columns.map((name) => ({ name, label: label(name), isNumber: name === 'confirmations' }))}
    >
      {versions.map(({ uuid, number, publishedAt, confirmations }) => (
        <tr key={uuid}>
          <th scope="row">{t('notices.version', { number })}</th>
          <TableCell label={label('publishedAt')} room="two" muted={publishedAt === null}>
            {publishedAt === null ? (
              t('notices.states.draft')
            ) : (
              <time dateTime={publishedAt}>{formats.dateTime(publishedAt, zone)}</time>
            )}
          </TableCell>
          <TableCell label={label('confirmations')} isNumber>
            {publishedAt === null ? '–' : formats.count(confirmations)}
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
