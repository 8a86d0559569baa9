import type { UiContext } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState } from '@energycockpit/ui'
import { Brand } from './brand'
import styles from './header.module.css'

/** The public layout, for a user who must confirm something before the portal opens. */
export function BlockedPage({ context }: { context: UiContext }) {
  const { t } = useTexts()
  return (
    <>
      <header className={styles.header}>
        <Brand header={context.header} />
      </header>
      <main>
        <EmptyState
          glyph="information"
          title={t('blocked.title')}
          action={<a href="/logout">{t('blocked.action')}</a>}
        >
          {t('blocked.detail')}
        </EmptyState>
      </main>
    </>
  )
}
