import type { FeatureProps } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { useState } from 'react'
import { AccountPage } from './account-page'
import { NoSuchPage } from './no-such-page'
import { pageOfRoute } from './page-of-route'

/** Feature hp: the user's own account. */
export function Hp({ locale, subRoutes }: FeatureProps) {
  const [texts] = useState(() =>
    createTexts({ locale, load: (wanted) => import(`./locales/${wanted}.json`) }),
  )
  return (
    <TextsProvider texts={texts} locale={locale}>
      <Page>{pageOfRoute(subRoutes) === 'account' ? <AccountPage /> : <NoSuchPage />}</Page>
    </TextsProvider>
  )
}
