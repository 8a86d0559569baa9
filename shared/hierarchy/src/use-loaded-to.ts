import { useEffect } from 'react'
import type { BranchOf, TreeNode } from '@energycockpit/ui'

/** Among more siblings nobody would look for it in the tree; 'show more' goes on from there. */
const mostSiblings = 3000

/** Loads branches on until the nodes on the given ways, each from the top down, are there. */
export function useLoadedTo<Node extends TreeNode>(
  ways: readonly (readonly string[])[],
  branchOf: BranchOf<Node>,
  more: (parentId: string | null) => void,
): void {
  // With each page that has come one looks again.
  useEffect(() => {
    for (const parentId of branchesToGoOn(ways, branchOf)) more(parentId)
  })
}

function branchesToGoOn<Node extends TreeNode>(
  ways: readonly (readonly string[])[],
  branchOf: BranchOf<Node>,
): Set<string | null> {
  const steps = ways.flatMap((way) => way.map((id, place) => ({ id, parentId: way[place - 1] ?? null })))
  const missing = steps.filter(({ id, parentId }) => {
    // A way that does not begin with a business is not known from its top on.
    if (parentId === null && !id.startsWith('cb-')) return false
    const branch = branchOf(parentId)
    return (
      branch?.state === 'ready' &&
      branch.hasMore &&
      branch.nodes.length < mostSiblings &&
      !branch.nodes.some((node) => node.id === id)
    )
  })
  return new Set(missing.map(({ parentId }) => parentId))
}
