import type { OwnSession } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { StepButton, Table, TableCell, TableNote } from '@energycockpit/ui'
import { ownTimeZone } from '../own-time-zone'

const columns = ['device', 'since', 'lastSeen', 'end'] as const

interface SessionsTableProps {
  sessions: readonly OwnSession[]
  /** The one that is about to be ended. */
  ending: string | undefined
  onEnd: (session: OwnSession) => void
}

/** Every browser with a session, the one that shows this page marked. */
export function SessionsTable({ sessions, ending, onEnd }: SessionsTableProps) {
  const { t, formats } = useTexts()
  const zone = ownTimeZone()
  const label = (name: (typeof columns)[number]) => t(`sessions.columns.${name}`)
  const time = (instant: string) => <time dateTime={instant}>{formats.dateTime(instant, zone)}</time>
  return (
    <Table columns={columns.map((name) => ({ name, label: label(name), labelHidden: name === 'end' }))}>
      {sessions.map((session) => {
        const device = session.device ?? t('sessions.unknownDevice')
        const since = formats.dateTime(session.createdAt, zone)
        return (
          <tr key={session.uuid}>
            <th scope="row">
              {device}
              {session.current && (
                <>
                  {' '}
                  <TableNote>({t('sessions.current')})</TableNote>
                </>
              )}
            </th>
            <TableCell label={label('since')} room="two">
              {time(session.createdAt)}
            </TableCell>
            <TableCell label={label('lastSeen')} room="two">
              {session.current ? t('sessions.now') : time(session.lastSeenAt)}
            </TableCell>
            <TableCell atEnd>
              {session.current ? null : (
                <StepButton
                  pending={ending === session.uuid}
                  working={t('working')}
                  onClick={() => onEnd(session)}
                  aria-disabled={ending !== undefined}
                  aria-label={t('sessions.endOf', { device, since })}
                >
                  {t('sessions.end')}
                </StepButton>
              )}
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
