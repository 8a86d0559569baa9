import { PageTexts, useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Page } from '@energycockpit/ui'
import { featureTexts } from './feature-texts'

/** In place of a page that is not on the user's menu; nothing is asked of the server that it would refuse. */
export function NoAccess() {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={[featureTexts]}>
      <Page>
        <Heading />
      </Page>
    </PageTexts>
  )
}

function Heading() {
  const { t } = useTexts()
  return <h1 tabIndex={-1}>{t('noAccess')}</h1>
}
