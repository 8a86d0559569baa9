import { getAccount } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PageHead, Panel } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './account-page.module.css'
import { ConfirmationsPanel } from './confirmations/confirmations-panel'
import { PasswordPanel } from './password/password-panel'
import { ProfilePanel } from './profile/profile-panel'
import { ProviderPanel } from './provider/provider-panel'
import { SecondFactorPanel } from './second-factor/second-factor-panel'
import { SessionsPanel } from './sessions/sessions-panel'
import { QueryContent } from './states/query-content'

/** Everything that belongs to the user alone: who they are here, how they sign in, where they are signed in. */
export function AccountPage() {
  const { t } = useTexts()
  const { api } = useFeature()
  const account = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.call(getAccount, { signal }),
  })
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      {account.data ? (
        <>
          <ProfilePanel account={account.data} />
          {account.data.keptByProvider ? (
            <ProviderPanel />
          ) : (
            <>
              <PasswordPanel userName={account.data.userName} />
              <SecondFactorPanel userName={account.data.userName} />
            </>
          )}
        </>
      ) : (
        <Panel title={t('profile.title')}>
          <QueryContent query={account} failed={t('profile.failed')}>
            {() => null}
          </QueryContent>
        </Panel>
      )}
      <SessionsPanel />
      <ConfirmationsPanel />
    </div>
  )
}
