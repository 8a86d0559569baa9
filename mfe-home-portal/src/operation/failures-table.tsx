import type { FailureOfFeature } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import table from './folding-table.module.css'

const columns = ['at', 'kind', 'feature', 'version', 'correlationId'] as const

/** Failures of features in the order given. */
export function FailuresTable({ failures }: { failures: readonly FailureOfFeature[] }) {
  const { t, formats } = useTexts()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const label = (column: (typeof columns)[number]) => t(`operation.columns.${column}`)

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
          {failures.map(({ at, kind, featureId, version, correlationId, isPublic }) => (
            <tr key={correlationId}>
              <th scope="row">
                <time dateTime={at}>{formats.dateTime(at, zone)}</time>
              </th>
              <td data-label={label('kind')} className={table.wide}>
                {t(`operation.kinds.${kind}`)}
              </td>
              <td data-label={label('feature')}>
                <span>
                  {featureId}
                  {isPublic && <span className={table.second}> {t('operation.onPublicPage')}</span>}
                </span>
              </td>
              <td data-label={label('version')} className={table.version}>
                {version ?? t('operation.noVersion')}
              </td>
              <td data-label={label('correlationId')} className={table.reference}>
                {correlationId}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
