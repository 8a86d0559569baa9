import { useTexts } from '@energycockpit/i18n'
import { ErrorState } from '@energycockpit/ui'
import { useEffect } from 'react'
import { requireActionToken } from './action-token'
import { HeadedState } from './headed-state'

/** The page that a sign-in stops at for confirmations; by itself, without that sign-in, it has nothing to show. */
export function BlockingPage({ actionToken }: { actionToken: string | undefined }) {
  const { t } = useTexts()
  useEffect(() => {
    try {
      requireActionToken(actionToken)
    } catch (error) {
      reportError(error)
    }
  }, [actionToken])
  const reason = actionToken === undefined ? 'missingToken' : 'notAvailable'
  return (
    <HeadedState heading={t('blocking.title')}>
      <ErrorState title={t('blocking.title')}>
        <p>{t(`blocking.${reason}`)}</p>
        <p>
          <a href="/platform/home-portal">{t('blocking.signIn')}</a>
        </p>
      </ErrorState>
    </HeadedState>
  )
}
