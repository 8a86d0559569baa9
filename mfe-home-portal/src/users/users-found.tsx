import type { AdministeredUser } from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, ErrorState, PartialNotice, Waiting } from '@energycockpit/ui'
import page from '../administration/page.module.css'
import type { useUsers } from './use-users'
import { UsersTable } from './users-table'

interface UsersFoundProps {
  users: ReturnType<typeof useUsers>
  onChange: (user: AdministeredUser) => void
}

/** The list, or what stands in its place. How many were found is read out when it changes. */
export function UsersFound({ users, onChange }: UsersFoundProps) {
  const { t } = useTexts()
  const { user } = useFeature()
  const retry = { label: t('failure.retry'), onRetry: () => void users.refetch() }
  const { data: found, more } = users
  if (!found)
    return users.isError ? (
      <ErrorState
        title={t('users.failed')}
        retry={retryUnlessFinal(users.error, retry.label, retry.onRetry)}
      />
    ) : (
      <Waiting label={t('loading')} />
    )
  return (
    <>
      {users.isError && (
        <PartialNotice>
          {t('users.stale')} <Button onClick={retry.onRetry}>{retry.label}</Button>
        </PartialNotice>
      )}
      {found.length === 0 ? (
        <EmptyState title={t('users.none')} glyph="search">
          {t('users.noneWhy')}
        </EmptyState>
      ) : (
        <UsersTable users={found} asker={user?.uuid} onChange={onChange} />
      )}
      <p role="status" className={page.count}>
        {found.length > 0 && t(more ? 'users.countMore' : 'users.count', { count: found.length })}
      </p>
      {more && (
        <Button onClick={more.onMore} disabled={more.pending}>
          {t('users.more')}
        </Button>
      )}
    </>
  )
}
