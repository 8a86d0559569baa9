import { useTranslate } from '@energycockpit/i18n'
import { IconButton } from '@energycockpit/ui'
import { Brand } from './brand'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { usePortalState } from './portal-context'
import { UserMenu } from './user-menu'

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslate()
  const header = usePortalState(({ context }) => context.header)
  return (
    <header className={styles.header}>
      <IconButton
        glyph="menu"
        label={t('header.openMenu')}
        className={styles.menuButton}
        onClick={onOpenMenu}
      />
      <Brand header={header} />
      <div className={styles.tools}>
        <LanguageSwitch />
        <UserMenu />
      </div>
    </header>
  )
}
