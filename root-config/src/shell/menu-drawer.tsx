import { useTranslate } from '@energycockpit/i18n'
import { Drawer } from '@energycockpit/ui'
import { useEffect, useEffectEvent } from 'react'
import { MenuList } from './menu-list'
import styles from './menu-drawer.module.css'
import { usePortalState } from './portal-context'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
}

/** The menu on a phone. It goes when the user has arrived somewhere. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t } = useTranslate()
  const place = usePortalState((state) => state.place)
  const arrived = useEffectEvent(onClose)
  useEffect(() => arrived(), [place])
  return (
    <Drawer title={t('menu.label')} closeLabel={t('header.closeMenu')} open={open} onClose={onClose}>
      <nav className={styles.menu} aria-label={t('menu.label')}>
        <MenuList />
      </nav>
    </Drawer>
  )
}
