import { useMemo, useRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Tree, type Key } from 'react-aria-components/Tree'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { treeRows, type NodeRow, type TreeNode } from '../tree/tree-rows'
import type { EditableTreeProps } from './editable-tree-props'
import { isBelow } from './is-below'
import { branchItems } from './tree-items'
import { useReactAriaPage } from './use-react-aria-page'
import styles from './editable-tree.module.css'

/**
 * A tree whose nodes are selected, several at a time, and moved by drag and drop: by pointer, or from the handle of a
 * row by keyboard and screen reader. Only the rows in view are in the document.
 */
export function EditableTree<Node extends TreeNode>(props: EditableTreeProps<Node>) {
  const { branchOf, expanded, selectedIds, acceptedKinds } = props
  const dragged = useRef<ReadonlySet<Key>>(new Set())
  useReactAriaPage()
  const rows = treeRows(branchOf, expanded)
  const nodeRows = rows.filter((row): row is NodeRow<Node> => row.kind === 'node')
  const rowOf = (key: Key) => nodeRows.find(({ node }) => node.id === key)
  const movable = (keys: Iterable<Key>) =>
    [...keys].flatMap((key) => {
      const node = rowOf(key)?.node
      const kind = node && props.kindOf(node)
      return node && kind !== undefined ? [{ node, kind }] : []
    })

  const idOf = ({ node }: { node: Node }) => node.id

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      movable(keys).map(({ node, kind }) => ({ [kind]: node.id, 'text/plain': node.label })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      dragged.current = keys
    },
    // Text of other pages stays out: what is dropped must come from here.
    getDropOperation: (target) => {
      if (target.type !== 'item' || target.dropPosition !== 'on') return 'cancel'
      const onto = rowOf(target.key)
      const items = movable(dragged.current)
      const isAccepted = (kind: string) => onto !== undefined && acceptedKinds(onto.node).includes(kind)
      const isElsewhere = ({ node }: { node: Node }) =>
        rowOf(node.id)?.parentId !== target.key && !isBelow(nodeRows, String(target.key), node.id)
      return items.length > 0 && items.every(({ kind }) => isAccepted(kind)) && items.every(isElsewhere)
        ? 'move'
        : 'cancel'
    },
    onItemDrop: ({ target }) => {
      const onto = rowOf(target.key)
      if (onto)
        props.onMove(
          movable(dragged.current).map(({ node }) => node),
          onto.node,
        )
    },
    onDragEnd: () => {
      dragged.current = new Set()
    },
  })

  function expandTo(keys: ReadonlySet<Key>) {
    const opened = [...keys].map(String).filter((key) => !expanded.has(key))
    if (opened.length > 0) props.onExpand(opened)
    for (const id of expanded) if (!keys.has(id)) props.onCollapse(id)
  }

  const layout = useMemo(() => ({ estimatedRowHeight: 36 }), [])
  return (
    <I18nProvider locale={props.locale}>
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <Tree
          aria-label={props.label}
          className={styles.tree!}
          selectionMode="multiple"
          selectedKeys={selectedIds}
          onSelectionChange={(keys) =>
            props.onSelectionChange(
              new Set(
                keys === 'all'
                  ? movable(nodeRows.map(({ node }) => node.id)).map(idOf)
                  : [...keys].map(String),
              ),
              (id) => rowOf(id)?.node,
            )
          }
          disabledBehavior="selection"
          disabledKeys={rows.flatMap((row) =>
            row.kind !== 'node' ? [row.key] : props.kindOf(row.node) === undefined ? [row.node.id] : [],
          )}
          expandedKeys={expanded}
          onExpandedChange={expandTo}
          dragAndDropHooks={dragAndDropHooks}
        >
          {branchItems(rows, props)}
        </Tree>
      </Virtualizer>
    </I18nProvider>
  )
}
