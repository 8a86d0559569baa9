import { useState, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { HierarchyPane, type HierarchyPaneProps } from './hierarchy-pane'
import { untouched } from './opened-nodes'
import { PaneLayout } from './pane-layout'

interface HierarchyLayoutProps extends Omit<HierarchyPaneProps, 'opened'> {
  /** What the button says that opens the hierarchy where there is no room beside it. */
  openLabel: string
  children: ReactNode
}

/** A page about what is chosen in the hierarchy. */
export function HierarchyLayout({ openLabel, children, onSelect, ...pane }: HierarchyLayoutProps) {
  const { t } = useTexts()
  // The drawer closes with each choice, and a window becomes narrow.
  const opened = useState(untouched)
  return (
    <PaneLayout
      title={t('hierarchy.title')}
      glyph="orgUnit"
      openLabel={openLabel}
      closeLabel={t('hierarchy.close')}
      pane={(close) => (
        <HierarchyPane
          {...pane}
          opened={opened}
          onSelect={(node) => {
            close()
            onSelect(node)
          }}
        />
      )}
    >
      {children}
    </PaneLayout>
  )
}
