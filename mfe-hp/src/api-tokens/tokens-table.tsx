import type { ApiToken } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Table, TableCell, TableNote } from '@energycockpit/ui'
import { ownTimeZone } from '../own-time-zone'

const columns = ['name', 'scopes', 'lastUsed', 'expires', 'revoke'] as const

interface TokensTableProps {
  tokens: readonly ApiToken[]
  isOver: (token: ApiToken) => boolean
  onRevoke: (token: ApiToken) => void
}

/** Every token that was not revoked; an expired one is there until it is. */
export function TokensTable({ tokens, isOver, onRevoke }: TokensTableProps) {
  const { t, formats } = useTexts()
  const zone = ownTimeZone()
  const label = (name: (typeof columns)[number]) => t(`tokens.columns.${name}`)
  return (
    <Table columns={columns.map((name) => ({ name, label: label(name), labelHidden: name === 'revoke' }))}>
      {tokens.map((token) => (
        <tr key={token.uuid}>
          <th scope="row">
            {token.name}
            {token.businessName === null ? null : (
              <>
                {' '}
                <TableNote>{t('tokens.only', { business: token.businessName })}</TableNote>
              </>
            )}
          </th>
          <TableCell label={label('scopes')} room="two">
            {token.scopes.map((scope) => t(`tokens.scopes.${scope.replace(':', '-')}.label`)).join(', ')}
          </TableCell>
          <TableCell label={label('lastUsed')} room="two">
            {token.lastUsedAt === null ? (
              t('tokens.never')
            ) : (
              <time dateTime={token.lastUsedAt}>{formats.date(token.lastUsedAt, zone)}</time>
            )}
          </TableCell>
          <TableCell label={label('expires')} room="two">
            {isOver(token) ? `${t('tokens.expired')} ` : null}
            <time dateTime={token.expiresAt}>{formats.date(token.expiresAt, zone)}</time>
          </TableCell>
          <TableCell atEnd>
            <Button onClick={() => onRevoke(token)} aria-label={t('tokens.revokeOf', { name: token.name })}>
              {t('tokens.revoke')}
            </Button>
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
