import type { NodeRow, TreeNode } from '../tree/tree-rows'

/** Whether a node is another one or stands below it, as far as the rows show it. */
export function isBelow<Node extends TreeNode>(
  rows: readonly NodeRow<Node>[],
  id: string,
  above: string,
): boolean {
  const parents = new Map(rows.map(({ node, parentId }) => [node.id, parentId]))
  for (let at: string | null | undefined = id; at != null; at = parents.get(at)) if (at === above) return true
  return false
}
