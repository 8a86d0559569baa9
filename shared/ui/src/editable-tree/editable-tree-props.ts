import type { TreeProps } from '../tree/tree'
import type { TreeNode } from '../tree/tree-rows'

export interface EditableTreeProps<Node extends TreeNode> extends TreeProps<Node> {
  /** Language of what screen readers say while items are moved. */
  locale: string
  /** Which nodes can be moved, and what kind of thing each is; undefined: it stays where it is. */
  kindOf: (node: Node) => string | undefined
  /** Kinds that can be moved below a node. */
  acceptedKinds: (node: Node) => readonly string[]
  selectedIds: ReadonlySet<string>
  /** Only nodes that can be moved are selected. `nodeOf` finds those in open branches. */
  onSelectionChange: (ids: ReadonlySet<string>, nodeOf: (id: string) => Node | undefined) => void
  /** Nodes were dropped on another, by pointer, touch or keyboard. */
  onMove: (nodes: readonly Node[], target: Node) => void
}
