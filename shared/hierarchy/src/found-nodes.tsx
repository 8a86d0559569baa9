import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import { NodeLabel } from './node-label'
import styles from './hierarchy.module.css'

interface FoundNodesProps {
  label: string
  nodes: readonly HierarchyNode[]
  selectedId: string | undefined
  onTake: (node: HierarchyNode) => void
}

/** Nodes in a row in place of the tree, each with the path to it. */
export function FoundNodes({ label, nodes, selectedId, onTake }: FoundNodesProps) {
  const { t } = useTexts()
  return (
    <ul className={styles.found} aria-label={label}>
      {nodes.map((node) => (
        <li key={node.id}>
          <button
            type="button"
            className={classNames(styles.result, node.id === selectedId && styles.chosen)}
            aria-current={node.id === selectedId}
            aria-description={node.kind === null ? undefined : t(`hierarchy.kind.${node.kind}`)}
            onClick={() => onTake(node)}
          >
            <NodeLabel node={node} />
            <span className={styles.path}>{node.path.map((above) => above.name).join(' › ')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
