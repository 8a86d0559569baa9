import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog } from '@energycockpit/ui'
import { HierarchyPane } from './hierarchy-pane'
import styles from './node-field.module.css'

interface ChooseNodeProps {
  title: string
  /** Others are only opened. */
  canChoose: (node: HierarchyNode) => boolean
  selectedId: string | undefined
  onChoose: (node: HierarchyNode) => void
  onClose: () => void
}

/** Finds a node of the hierarchy, by the tree or by its name. */
export function ChooseNode({ title, canChoose, selectedId, onChoose, onClose }: ChooseNodeProps) {
  const { t } = useTexts()
  return (
    <Dialog
      title={title}
      form
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('hierarchy.cancel')}</Button>}
    >
      <div className={styles.finder}>
        <HierarchyPane
          selectedId={selectedId}
          selectedPath={undefined}
          canSelect={canChoose}
          onSelect={onChoose}
        />
      </div>
    </Dialog>
  )
}
