import type { ReactNode } from 'react'
import { Button, Checkbox, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { BranchRow, NodeRow, TreeNode, TreeRow } from '../tree/tree-rows'
import type { EditableTreeProps } from './editable-tree-props'
import styles from './editable-tree.module.css'

/** The rows of a tree, nested as react-aria wants them. */
export function branchItems<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  props: EditableTreeProps<Node>,
): ReactNode[] {
  const below = new Map<string | null, TreeRow<Node>[]>()
  for (const row of rows) {
    const siblings = below.get(row.parentId)
    if (siblings) siblings.push(row)
    else below.set(row.parentId, [row])
  }
  const itemsOf = (parentId: string | null): ReactNode[] =>
    (below.get(parentId) ?? []).map((row) =>
      row.kind === 'node' ? nodeItem(row, props, itemsOf) : branchItem(row, props),
    )
  return itemsOf(null)
}

function nodeItem<Node extends TreeNode>(
  { node, expanded }: NodeRow<Node>,
  props: EditableTreeProps<Node>,
  itemsOf: (parentId: string) => ReactNode[],
) {
  const isMovable = props.kindOf(node) !== undefined
  const isShown = node.id === props.selectedId
  return (
    <TreeItem
      key={node.id}
      id={node.id}
      textValue={node.label}
      hasChildItems={node.hasChildren}
      className={classNames(styles.row, isShown && styles.shown)!}
      onAction={() => props.onSelect(node)}
    >
      <TreeItemContent>
        {isMovable ? (
          <Button slot="drag" className={styles.handle!}>
            <Icon glyph="drag" />
          </Button>
        ) : (
          <span className={styles.handle} />
        )}
        <Checkbox slot="selection" className={styles.check!}>
          <span className={styles.box} />
        </Checkbox>
        <Button slot="chevron" className={styles.arrow!} isDisabled={!node.hasChildren}>
          {node.hasChildren && <Icon glyph="chevronRight" />}
        </Button>
        <span className={styles.content} aria-current={isShown ? 'page' : undefined}>
          {props.renderNode(node)}
        </span>
      </TreeItemContent>
      {/* Without a row below, react-aria takes a node for a leaf and does not tell that it can be opened. */}
      {expanded ? itemsOf(node.id) : node.hasChildren && closedBranch(node.id, props.texts.loading)}
    </TreeItem>
  )
}

const closedBranch = (parentId: string, text: string) => (
  <TreeItem key={`closed ${parentId}`} id={`closed ${parentId}`} textValue={text}>
    <TreeItemContent>{text}</TreeItemContent>
  </TreeItem>
)

/** A branch that is loading or failed, or has more: the latter two are pressed. */
function branchItem<Node extends TreeNode>(
  { key, kind, parentId }: BranchRow,
  { texts, onMore }: EditableTreeProps<Node>,
) {
  const look = { loading: styles.loading, failed: styles.failed, more: styles.more }[kind]
  return (
    <TreeItem
      key={key}
      id={key}
      textValue={texts[kind]}
      className={styles.row!}
      {...(kind !== 'loading' && { onAction: () => onMore(parentId) })}
    >
      <TreeItemContent>
        <span className={classNames(styles.content, look)}>{texts[kind]}</span>
      </TreeItemContent>
    </TreeItem>
  )
}
