import { useTexts } from '@energycockpit/i18n'
import { Page } from '@energycockpit/ui'
import { FeaturePage } from './feature-page'

/** In place of a page that is not on the user's menu; nothing is asked of the server that it would refuse. */
export function NoAccess() {
  return (
    <FeaturePage>
      <Page>
        <Heading />
      </Page>
    </FeaturePage>
  )
}

function Heading() {
  const { t } = useTexts()
  return <h1 tabIndex={-1}>{t('noAccess')}</h1>
}
