import { getOwnConfirmations } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Panel, Table, TableCell } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { ownTimeZone } from '../own-time-zone'
import { QueryContent } from '../states/query-content'

const columns = ['title', 'kind', 'version', 'at'] as const

/** What the user has agreed to or taken note of, in which version and when. */
export function ConfirmationsPanel() {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const given = useQuery({
    queryKey: ['confirmations'],
    queryFn: ({ signal }) => api.call(getOwnConfirmations, { signal }),
  })
  const label = (name: (typeof columns)[number]) => t(`confirmations.columns.${name}`)
  return (
    <Panel title={t('confirmations.title')}>
      <QueryContent query={given} failed={t('confirmations.failed')}>
        {({ confirmations }) =>
          confirmations.length === 0 ? (
            <EmptyState title={t('confirmations.none')} glyph="check">
              {t('confirmations.noneWhy')}
            </EmptyState>
          ) : (
            <Table
              columns={columns.map((name) => ({ name, label: label(name), isNumber: name === 'version' }))}
            >
              {confirmations.map(({ versionUuid, type, title, version, confirmedAt, locale }) => (
                <tr key={versionUuid}>
                  <th scope="row" lang={locale}>
                    {title}
                  </th>
                  <TableCell label={label('kind')} room="two">
                    {t(`confirmations.kinds.${type === 'TERMS_AND_CONDITIONS' ? 'agreed' : 'noted'}`)}
                  </TableCell>
                  <TableCell label={label('version')} isNumber>
                    {formats.count(version)}
                  </TableCell>
                  <TableCell label={label('at')} room="two">
                    <time dateTime={confirmedAt}>{formats.dateTime(confirmedAt, ownTimeZone())}</time>
                  </TableCell>
                </tr>
              ))}
            </Table>
          )
        }
      </QueryContent>
    </Panel>
  )
}
