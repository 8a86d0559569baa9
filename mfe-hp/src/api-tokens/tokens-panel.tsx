import { getApiTokens, MAX_API_TOKENS, revokeApiToken, type ApiToken } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Panel } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Account } from '../sections/with-account'
import { PasswordDialog } from '../second-factor/password-dialog'
import { QueryContent } from '../states/query-content'
import { CreateTokenDialog } from './create-token-dialog'
import { CreatedToken, type Created } from './created-token'
import styles from './tokens-panel.module.css'
import { TokensTable } from './tokens-table'

/** The tokens with which the user's programs make calls: made with the password, shown once, revoked at any time. */
export function TokensPanel({ account: { userName, keptByProvider } }: { account: Account }) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<Created>()
  const [leaving, setLeaving] = useState<ApiToken>()
  const place = useRef<HTMLDivElement>(null)
  const tokens = useQuery({
    queryKey: ['api-tokens'],
    queryFn: ({ signal }) => api.call(getApiTokens, { signal }),
  })
  const found = tokens.data
  // None that is made here ends while the page is open.
  const [now] = useState(() => Date.now())
  const isOver = ({ expiresAt }: ApiToken) => Date.parse(expiresAt) <= now
  const isFull =
    found !== undefined && found.tokens.filter((token) => !isOver(token)).length >= MAX_API_TOKENS
  const canCreate = found !== undefined && found.scopes.length > 0 && !isFull && !created

  return (
    <Panel
      title={t('tokens.title')}
      actions={canCreate ? <Button onClick={() => setCreating(true)}>{t('tokens.create')}</Button> : null}
    >
      <div ref={place} tabIndex={-1} role="group" aria-label={t('tokens.title')} className={styles.place}>
        {created ? (
          <CreatedToken
            created={created}
            onDone={() => {
              setCreated(undefined)
              place.current?.focus()
            }}
          />
        ) : null}
        <QueryContent query={tokens} failed={t('tokens.failed')}>
          {({ tokens: all, scopes }) => (
            <>
              {isFull ? <p className={styles.note}>{t('tokens.full', { count: MAX_API_TOKENS })}</p> : null}
              {all.length > 0 ? (
                <TokensTable tokens={all} isOver={isOver} onRevoke={setLeaving} />
              ) : created ? null : (
                <EmptyState title={t('tokens.none')}>
                  {t(scopes.length > 0 ? 'tokens.noneWhy' : 'tokens.noneForRoles')}
                </EmptyState>
              )}
            </>
          )}
        </QueryContent>
      </div>
      {creating && found ? (
        <CreateTokenDialog
          {...{ userName, keptByProvider, ...found }}
          onCreated={(made) => {
            setCreating(false)
            setCreated(made)
            void tokens.refetch()
          }}
          onClose={() => setCreating(false)}
        />
      ) : null}
      {leaving ? (
        <PasswordDialog
          {...{ userName, keptByProvider }}
          title={t('tokens.revokeTitle', { name: leaving.name })}
          text={t(keptByProvider ? 'tokens.revokeText' : 'tokens.revokeTextPassword')}
          action={t('tokens.revoke')}
          step={(password) =>
            api.call(revokeApiToken, { params: { uuid: leaving.uuid }, body: { password } })
          }
          onDone={async () => {
            setLeaving(undefined)
            notify({ kind: 'success', text: t('tokens.revoked', { name: leaving.name }) })
            await tokens.refetch()
            // The button that was pressed is gone.
            place.current?.focus()
          }}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </Panel>
  )
}
