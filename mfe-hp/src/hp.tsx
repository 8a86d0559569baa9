import type { FeatureProps } from '@energycockpit/remote'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { useState } from 'react'
import { AccountPage } from './account-page'
import styles from './hp.module.css'
import { NoSuchPage } from './no-such-page'
import { pageOfRoute } from './page-of-route'

/** Feature hp: the user's own account. */
export function Hp({ locale, subRoutes }: FeatureProps) {
  const [texts] = useState(() =>
    createTexts({ locale, load: (wanted) => import(`./locales/${wanted}.json`) }),
  )
  return (
    <TextsProvider texts={texts} locale={locale}>
      <div className={styles.page}>
        {pageOfRoute(subRoutes) === 'account' ? <AccountPage /> : <NoSuchPage />}
      </div>
    </TextsProvider>
  )
}
