import { useTranslate } from '@energycockpit/i18n'
import { IconButton } from '@energycockpit/ui'
import { lazy, Suspense } from 'react'
import { landmark } from '../guard/landmarks'
import { SearchButton } from '../search/search-button'
import { Brand } from './brand'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { usePortalState } from './portal-context'
import { UserMenu } from './user-menu'

/** For those who see several businesses. Without it the header is whole, too. */
const BusinessSwitch = lazy(() =>
  import('../business/business-switch').then(
    (found) => ({ default: found.BusinessSwitch }),
    (failure: unknown) => {
      console.warn('The choice of a business could not be fetched', failure)
      return { default: () => null }
    },
  ),
)

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslate()
  const header = usePortalState(({ context }) => context.header)
  return (
    <header ref={landmark} className={styles.header}>
      <IconButton
        glyph="menu"
        label={t('header.openMenu')}
        className={styles.menuButton}
        onClick={onOpenMenu}
      />
      <Brand header={header} />
      {header.choosesBusiness && (
        <Suspense>
          <BusinessSwitch />
        </Suspense>
      )}
      <div className={styles.tools}>
        <SearchButton />
        <LanguageSwitch />
        <UserMenu />
      </div>
    </header>
  )
}
