import { useTexts } from '@energycockpit/i18n'
import { ButtonLink, EmptyState } from '@energycockpit/ui'
import { HeadedState } from './headed-state'

/** For a signed-in user who must confirm something before the portal opens. */
export function BlockedPage() {
  const { t } = useTexts()
  return (
    <HeadedState heading={t('blocked.title')}>
      <EmptyState
        glyph="information"
        title={t('blocked.title')}
        action={
          <ButtonLink look="primary" href="/logout">
            {t('blocked.action')}
          </ButtonLink>
        }
      >
        {t('blocked.detail')}
      </EmptyState>
    </HeadedState>
  )
}
