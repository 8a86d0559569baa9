import { useTexts } from '@energycockpit/i18n'
import { classNames, IconButton } from '@energycockpit/ui'
import { useState } from 'react'
import { MenuList } from './menu-list'
import styles from './side-menu.module.css'

const KEY = 'menu-collapsed'

/** The menu beside the page, on screens that have room for it; collapsed, only its glyphs are left. */
export function SideMenu() {
  const { t } = useTexts()
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'true')
  const toggle = () => {
    localStorage.setItem(KEY, String(!collapsed))
    setCollapsed(!collapsed)
  }
  return (
    <nav className={classNames(styles.menu, collapsed && styles.collapsed)} aria-label={t('menu.label')}>
      <MenuList />
      <IconButton
        glyph={collapsed ? 'chevronRight' : 'chevronLeft'}
        label={t(collapsed ? 'menu.expand' : 'menu.collapse')}
        aria-expanded={!collapsed}
        onClick={toggle}
      />
    </nav>
  )
}
