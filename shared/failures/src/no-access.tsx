import { useTexts } from '@energycockpit/i18n'
import { EmptyState, Page, PageHead } from '@energycockpit/ui'

/** In place of a page that is not on the user's menu; nothing is requested that the server would refuse. */
export function NoAccess() {
  const { t } = useTexts()
  return (
    <Page>
      <PageHead title={t('noAccess')} />
      <EmptyState title={t('denied.title')} glyph="key">
        {t('denied.detail')}
      </EmptyState>
    </Page>
  )
}
