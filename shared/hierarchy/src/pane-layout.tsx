import { useState, type ReactNode } from 'react'
import { Button, Drawer, Icon, Page, useIsWide, type Glyph } from '@energycockpit/ui'
import styles from './pane-layout.module.css'

interface PaneLayoutProps {
  /** Of what stands at the left. */
  title: string
  glyph: Glyph
  /** What the buttons say that open and close it where there is no room beside it. */
  openLabel: string
  closeLabel: string
  /** Draws it; `close`, the drawer's, is called with each choice. */
  pane: (close: () => void) => ReactNode
  children: ReactNode
}

/** A page about what is chosen at its left; where it is narrow, in a drawer. */
export function PaneLayout({ title, glyph, openLabel, closeLabel, pane, children }: PaneLayoutProps) {
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Page className={styles.page}>
      {isWide ? (
        <aside className={styles.aside} aria-label={title}>
          {pane(close)}
        </aside>
      ) : (
        <>
          <Button className={styles.open} onClick={() => setOpen(true)} aria-haspopup="dialog">
            <Icon glyph={glyph} />
            {openLabel}
          </Button>
          <Drawer title={title} closeLabel={closeLabel} open={isOpen} onClose={close}>
            {pane(close)}
          </Drawer>
        </>
      )}
      <div className={styles.content}>{children}</div>
    </Page>
  )
}
