import { useTranslate } from '@energycockpit/i18n'
import { Button, classNames, Icon } from '@energycockpit/ui'
import { useState } from 'react'
import { landmark } from '../guard/landmarks'
import { storeChoice, storedChoice } from './stored-choice'
import { MenuList } from './menu-list'
import styles from './side-menu.module.css'

const KEY = 'menu-collapsed'

/** The menu beside the page, on screens that have room for it; collapsed, only its glyphs are left. */
export function SideMenu() {
  const { t } = useTranslate()
  const [collapsed, setCollapsed] = useState(() => storedChoice(KEY) === 'true')
  const toggle = () => {
    storeChoice(KEY, String(!collapsed))
    setCollapsed(!collapsed)
  }
  const label = t(collapsed ? 'menu.expand' : 'menu.collapse')
  return (
    <nav
      ref={landmark}
      className={classNames(styles.menu, collapsed && styles.collapsed)}
      aria-label={t('menu.label')}
    >
      <MenuList />
      <Button
        look="quiet"
        className={styles.toggle}
        title={collapsed ? label : undefined}
        aria-expanded={!collapsed}
        onClick={toggle}
      >
        <Icon glyph={collapsed ? 'chevronRight' : 'chevronLeft'} />
        <span className={styles.toggleLabel}>{label}</span>
      </Button>
    </nav>
  )
}
