import { useState, type ReactNode } from 'react'
import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Drawer, Icon, Page, useIsWide } from '@energycockpit/ui'
import { HierarchyPane, type HierarchyPaneProps } from './hierarchy-pane'
import { untouched } from './opened-nodes'
import styles from './hierarchy-layout.module.css'

interface HierarchyLayoutProps extends Omit<HierarchyPaneProps, 'opened'> {
  /** What the button says that opens the hierarchy where there is no room beside it. */
  openLabel: string
  children: ReactNode
}

/** A page about what is chosen in the hierarchy: that stands at the left, or in a drawer where it is narrow. */
export function HierarchyLayout({ openLabel, children, onSelect, ...pane }: HierarchyLayoutProps) {
  const { t } = useTexts()
  const isWide = useIsWide()
  const [drawerOpen, setDrawerOpen] = useState(false)
  // The drawer closes with each choice, and a window becomes narrow.
  const opened = useState(untouched)

  function select(node: HierarchyNode) {
    setDrawerOpen(false)
    onSelect(node)
  }

  const hierarchy = <HierarchyPane {...pane} opened={opened} onSelect={select} />
  return (
    <Page className={styles.page}>
      {isWide ? (
        <aside className={styles.aside} aria-label={t('hierarchy.title')}>
          {hierarchy}
        </aside>
      ) : (
        <>
          <Button className={styles.open} onClick={() => setDrawerOpen(true)} aria-haspopup="dialog">
            <Icon glyph="orgUnit" />
            {openLabel}
          </Button>
          <Drawer
            title={t('hierarchy.title')}
            closeLabel={t('hierarchy.close')}
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
          >
            {hierarchy}
          </Drawer>
        </>
      )}
      <div className={styles.content}>{children}</div>
    </Page>
  )
}
