import { useTranslate } from '@energycockpit/i18n'
import { IconButton } from '@energycockpit/ui'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { overriddenNames } from '../features/module-loader'
import { landmark } from '../guard/landmarks'
import { SearchButton } from '../search/search-button'
import { Brand } from './brand'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch'
import { whenSettled } from '../portal/when-settled'
import { usePortal, usePortalState } from './portal-context'
import { UserMenu } from './user-menu'

/** A part without which the header is whole, too: one that cannot be fetched is left out. */
const optional = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() =>
    load().catch((failure: unknown): { default: ComponentType } => {
      console.warn('A part of the header could not be fetched', failure)
      return { default: () => null }
    }),
  )

/** For those who see several businesses. */
const BusinessSwitch = optional(async () => ({
  default: (await import('../business/business-switch')).BusinessSwitch,
}))
/** For who develops a feature: that this browser shows it from elsewhere. */
const OverrideSign = optional(async () => ({
  default: (await import('../overrides/override-sign')).OverrideSign,
}))
/** What users are notified of. It comes once what they came for stands. */
const NotificationBell = optional(async () => ({
  default: (await import('../notifications/notification-bell')).NotificationBell,
}))

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslate()
  const { state } = usePortal()
  const header = usePortalState(({ context }) => context.header)
  const notifies = usePortalState(({ user, layout }) => user !== undefined && layout !== 'blocked')
  const isOverridden = overriddenNames().length > 0
  const [settled, setSettled] = useState(false)
  useEffect(() => whenSettled(state, () => setSettled(true)), [state])
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
        {isOverridden && (
          <Suspense>
            <OverrideSign />
          </Suspense>
        )}
        <SearchButton />
        <div className={header.choosesBusiness || isOverridden ? styles.language : undefined}>
          <LanguageSwitch />
        </div>
        {notifies && (
          <span className={styles.bell}>
            <Suspense>{settled && <NotificationBell />}</Suspense>
          </span>
        )}
        <UserMenu />
      </div>
    </header>
  )
}
