import { useState } from 'react'
import { Frame } from '../shell/frame'
import { Header } from '../shell/header'
import { MenuDrawer } from '../shell/menu-drawer'
import { SideMenu } from '../shell/side-menu'

/** Header, menu, page, footer. The menu stands beside the page, and comes from the side where there is no room. */
export function FullLayout() {
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <Frame
      header={
        <>
          <Header onOpenMenu={() => setDrawerOpen(true)} />
          <MenuDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
        </>
      }
      menu={<SideMenu />}
    />
  )
}
