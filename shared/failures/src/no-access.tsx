import { useTexts } from '@energycockpit/i18n'
import { Page } from '@energycockpit/ui'

/** In place of a page that is not on the user's menu; nothing is requested that the server would refuse. */
export function NoAccess() {
  const { t } = useTexts()
  return (
    <Page>
      <h1 tabIndex={-1}>{t('noAccess')}</h1>
    </Page>
  )
}
