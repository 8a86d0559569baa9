import { createTexts, TextsProvider } from '@energycockpit/i18n'
import type { FeatureProps } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { useState } from 'react'
import { actionTokenClaims } from './action-token/action-token-claims'
import { SignInAgain } from './action-token/sign-in-again'
import { OpenReasons } from './open-reasons'
import styles from './blocking.module.css'

/** Feature blocking: what a user confirms or takes note of between the password and the portal. */
export function Blocking({ locale, api, actionToken = '' }: FeatureProps) {
  const [texts] = useState(() => createTexts({ locale, load: (next) => import(`./locales/${next}.json`) }))
  const claims = actionTokenClaims(actionToken)
  return (
    <TextsProvider texts={texts} locale={locale}>
      <Page className={styles.page}>
        {claims ? <OpenReasons logIn={{ api, actionToken, claims }} /> : <SignInAgain because="invalid" />}
      </Page>
    </TextsProvider>
  )
}
