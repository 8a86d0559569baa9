import type { FeatureProps } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { useState } from 'react'
import { AccountPage } from './account-page'
import { NoSuchPage } from './no-such-page'
import { sectionOfRoute } from './section-of-route'
import { sections } from './sections/sections'

/** Feature hp: the user's own account. */
export function Hp({ locale, subRoutes }: FeatureProps) {
  const [texts] = useState(() =>
    createTexts({ locale, load: (wanted) => import(`./locales/${wanted}.json`) }),
  )
  const section = sectionOfRoute(subRoutes, sections)
  return (
    <TextsProvider texts={texts} locale={locale}>
      <Page>{section ? <AccountPage key={section.name} section={section} /> : <NoSuchPage />}</Page>
    </TextsProvider>
  )
}
