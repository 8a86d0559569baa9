import type { Notice } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Table, TableCell, TableNote } from '@energycockpit/ui'
import styles from './notice.module.css'
import { stateOfNotice } from './state-of-notice'
import { useNoticeWords } from './use-notice-words'

const columns = ['notice', 'audience', 'state', 'confirmations'] as const

/** Notices in the order given; each leads to its page. */
export function NoticesTable({ notices }: { notices: readonly Notice[] }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { name, audience, type, state } = useNoticeWords()
  const label = (column: (typeof columns)[number]) => t(`notices.columns.${column}`)
  return (
    <Table
      columns={columns.map((column) => ({
        name: column,
        label: label(column),
        isNumber: column === 'confirmations',
      }))}
    >
      {notices.map((notice) => {
        const { uuid, addressees } = notice
        const { published, draft } = stateOfNotice(notice)
        return (
          <tr key={uuid}>
            <th scope="row">
              <a href={`${basePath}/home-portal/notices/${uuid}`}>{name(notice)}</a>
              <span className={styles.type}>{type(notice.type)}</span>
            </th>
            <TableCell label={label('audience')} room="two">
              {audience(notice)}
            </TableCell>
            <TableCell label={label('state')} room="two">
              <span>
                {state(notice)}
                {published && draft && <TableNote> {t('notices.states.andDraft')}</TableNote>}
              </span>
            </TableCell>
            <TableCell label={label('confirmations')} isNumber>
              {published
                ? t('notices.ofAddressees', {
                    confirmations: formats.count(published.confirmedAddressees),
                    addressees: formats.count(addressees),
                  })
                : '–'}
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
