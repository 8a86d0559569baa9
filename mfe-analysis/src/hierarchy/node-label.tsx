import type { HierarchyNode } from '@energycockpit/contract'
import { classNames, Icon } from '@energycockpit/ui'
import { carrierOf, nodeGlyph } from './node-glyph'
import styles from './hierarchy.module.css'

/** Sign and name of a node. */
export function NodeLabel({ node }: { node: HierarchyNode }) {
  const carrier = node.productType && styles[carrierOf[node.productType]]
  return (
    <span className={styles.label}>
      <Icon glyph={nodeGlyph(node)} className={classNames(styles.glyph, carrier)} />
      <span className={classNames(styles.name, node.type === 'CLIENT_BUSINESS' && styles.business)}>
        {node.name}
      </span>
    </span>
  )
}
