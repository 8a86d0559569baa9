import type { FailureOfFeature } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell, TableNote } from '@energycockpit/ui'

const columns = ['at', 'kind', 'feature', 'version', 'correlationId'] as const

/** Failures of features in the order given. */
export function FailuresTable({ failures }: { failures: readonly FailureOfFeature[] }) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: (typeof columns)[number]) => t(`operation.columns.${column}`)

  return (
    <Table columns={columns.map((name) => ({ name, label: label(name) }))}>
      {failures.map(({ at, kind, featureId, version, correlationId, isPublic }) => (
        <tr key={correlationId}>
          <th scope="row">
            <time dateTime={at}>{formats.dateTime(at, zone)}</time>
          </th>
          <TableCell label={label('kind')} room="two">
            {t(`operation.kinds.${kind}`)}
          </TableCell>
          <TableCell label={label('feature')}>
            <span>
              {featureId}
              {isPublic && <TableNote> {t('operation.onPublicPage')}</TableNote>}
            </span>
          </TableCell>
          <TableCell label={label('version')} muted>
            {version ?? t('operation.noVersion')}
          </TableCell>
          <TableCell label={label('correlationId')} muted room="all">
            {correlationId}
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
