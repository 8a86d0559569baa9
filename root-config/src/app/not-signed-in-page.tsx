import { useTranslate } from '@energycockpit/i18n'
import { Button, EmptyState } from '@energycockpit/ui'
import { HeadedState } from '../layouts/headed-state'

/** The app while nobody has signed in to it: the user has closed the in-app browser, or the provider has refused. */
export function NotSignedInPage({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslate()
  const title = t('bootFailure.notSignedIn.title')
  return (
    <main>
      <HeadedState heading={title}>
        <EmptyState
          glyph="user"
          title={title}
          action={
            <Button large look="primary" onClick={onSignIn}>
              {t('bootFailure.notSignedIn.action')}
            </Button>
          }
        >
          {t('bootFailure.notSignedIn.detail')}
        </EmptyState>
      </HeadedState>
    </main>
  )
}
