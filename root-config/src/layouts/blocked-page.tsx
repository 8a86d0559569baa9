import { useTranslate } from '@energycockpit/i18n'
import { ButtonLink, EmptyState } from '@energycockpit/ui'
import type { MouseEvent } from 'react'
import { appSession } from '../app/app-session'
import { isInApp } from '../app/app-wrapper'
import { rememberPlace } from '../portal/return-to-place'
import { browserAddress } from '../routing/portal-address'
import { HeadedState } from './headed-state'
import styles from './blocked-page.module.css'

/**
 * For a signed-in user who must confirm something before the portal opens, be it in the middle of their work: a new
 * log-in leads to what is open, without a password where the identity provider still knows the user, and back here.
 */
export function BlockedPage() {
  const { t } = useTranslate()
  const { pathname, search } = location
  const logIn = `/login?${new URLSearchParams({ returnTo: pathname + search })}`
  return (
    <HeadedState heading={t('blocked.title')}>
      <EmptyState
        glyph="information"
        title={t('blocked.title')}
        action={
          <div className={styles.ways}>
            <ButtonLink large look="primary" href={logIn} onClick={isInApp() ? logInToApp : rememberPlace}>
              {t('blocked.action')}
            </ButtonLink>
            <ButtonLink large look="quiet" href={browserAddress('/logout', isInApp())}>
              {t('blocked.signOut')}
            </ButtonLink>
          </div>
        }
      >
        {t('blocked.detail')}
      </EmptyState>
    </HeadedState>
  )
}

/** In the in-app browser, and then here again. Whoever closes it stays on this page. */
function logInToApp(event: MouseEvent): void {
  event.preventDefault()
  const loggingIn = appSession()?.then((session) => session.login())
  loggingIn?.then(
    () => location.reload(),
    (reason: unknown) => console.warn('Nothing was confirmed.', reason),
  )
}
