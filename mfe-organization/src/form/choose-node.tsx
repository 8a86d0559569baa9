import type { HierarchyNode } from '@energycockpit/contract'
import { HierarchyPane } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog } from '@energycockpit/ui'
import styles from './form.module.css'

interface ChooseNodeProps {
  title: string
  types: readonly HierarchyNode['type'][]
  selectedId: string | undefined
  onChoose: (node: HierarchyNode) => void
  onClose: () => void
}

/** Finds a node of the hierarchy, by the tree or by its name. */
export function ChooseNode({ title, types, selectedId, onChoose, onClose }: ChooseNodeProps) {
  const { t } = useTexts()
  return (
    <Dialog
      title={title}
      form
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('form.cancel')}</Button>}
    >
      <div className={styles.finder}>
        <HierarchyPane
          selectedId={selectedId}
          selectedPath={undefined}
          canSelect={({ type }) => types.includes(type)}
          onSelect={onChoose}
        />
      </div>
    </Dialog>
  )
}
