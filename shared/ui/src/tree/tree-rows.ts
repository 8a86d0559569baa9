/** One thing in a tree. */
export interface TreeNode {
  id: string
  label: string
  /** Read out after the label. */
  description?: string | undefined
  hasChildren: boolean
}

/** What is known of a node's children; absent when nobody has asked yet. */
export interface TreeBranch<Node extends TreeNode> {
  nodes: readonly Node[]
  state: 'loading' | 'ready' | 'failed'
  /** There are more than these. */
  hasMore: boolean
}

/** The branch under a node; under null are the top nodes. */
export type BranchOf<Node extends TreeNode> = (parentId: string | null) => TreeBranch<Node> | undefined

interface RowPlace {
  /** Unique in the tree, also for rows that are no nodes. */
  key: string
  /** Depth from 1. */
  level: number
  parentId: string | null
}

export interface NodeRow<Node extends TreeNode> extends RowPlace {
  kind: 'node'
  node: Node
  expanded: boolean
  /** Place among its siblings from 1, and how many they are; −1 while there are more than are known. */
  position: number
  siblings: number
}

/** A row that tells about a branch: its children are coming, did not come, or there are more of them. */
export interface BranchRow extends RowPlace {
  kind: 'loading' | 'failed' | 'more'
}

export type TreeRow<Node extends TreeNode> = NodeRow<Node> | BranchRow

/**
 * What is seen of a tree: the nodes under expanded ones from top to bottom, and how their branches stand. While a node
 * moves from one branch to another, both may list it for a moment: it has one row, the first.
 */
export function treeRows<Node extends TreeNode>(
  branchOf: BranchOf<Node>,
  expanded: ReadonlySet<string>,
): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = []
  const listed = new Set<string>()

  function addBranch(parentId: string | null, level: number) {
    const branch = branchOf(parentId)
    const place = { level, parentId }
    const keyOf = (kind: string) => `${kind} ${parentId ?? ''}`
    branch?.nodes.forEach((node, index) => {
      if (listed.has(node.id)) return
      listed.add(node.id)
      const open = node.hasChildren && expanded.has(node.id)
      rows.push({
        ...place,
        kind: 'node',
        key: `node ${node.id}`,
        node,
        expanded: open,
        position: index + 1,
        siblings: branch.hasMore ? -1 : branch.nodes.length,
      })
      if (open) addBranch(node.id, level + 1)
    })
    if (!branch || branch.state === 'loading') rows.push({ ...place, kind: 'loading', key: keyOf('loading') })
    else if (branch.state === 'failed') rows.push({ ...place, kind: 'failed', key: keyOf('failed') })
    else if (branch.hasMore) rows.push({ ...place, kind: 'more', key: keyOf('more') })
  }

  addBranch(null, 1)
  return rows
}
