import { useState } from 'react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { getHierarchyNodes, type HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import type { BranchOf, TreeBranch, TreeNode } from '@energycockpit/ui'

export interface HierarchyTreeNode extends TreeNode {
  node: HierarchyNode
}

type ParentId = string | null
type Cursor = string | undefined

/** The children of all given parents, page by page; `more` asks for a parent's next page or a failed one again. */
export function useBranches(parents: readonly ParentId[], withArchived: boolean) {
  const { api } = useFeature()
  const { t } = useTexts()
  const client = useQueryClient()
  const [cursors, setCursors] = useState<ReadonlyMap<ParentId, readonly Cursor[]>>(new Map())

  const keyOf = (parentId: ParentId, cursor: Cursor) => [
    ...['hierarchy', parentId, cursor ?? null],
    ...(withArchived ? ['archived'] : []),
  ]
  const pages = parents.flatMap((parentId) =>
    [undefined, ...(cursors.get(parentId) ?? [])].map((cursor) => ({ parentId, cursor })),
  )
  const results = useQueries({
    queries: pages.map(({ parentId, cursor }) => ({
      queryKey: keyOf(parentId, cursor),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call(getHierarchyNodes, {
          query: { parentId: parentId ?? undefined, cursor, archived: withArchived ? 'true' : undefined },
          signal,
        }),
      staleTime: 5 * 60_000,
    })),
  })

  const resultsOf = (parentId: ParentId) => results.filter((_, index) => pages[index]!.parentId === parentId)

  const asTreeNode = (node: HierarchyNode): HierarchyTreeNode => ({
    ...{ id: node.id, label: node.name, hasChildren: node.hasChildren, node },
    description: node.kind === null ? undefined : t(`hierarchy.kind.${node.kind}`),
  })

  const branchOf: BranchOf<HierarchyTreeNode> = (parentId) => {
    const ofParent = resultsOf(parentId)
    if (ofParent.length === 0) return undefined
    const state: TreeBranch<HierarchyTreeNode>['state'] = ofParent.some((page) => page.isPending)
      ? 'loading'
      : ofParent.some((page) => page.isError)
        ? 'failed'
        : 'ready'
    return {
      nodes: ofParent.flatMap((page) => page.data?.nodes.map(asTreeNode) ?? []),
      state,
      hasMore: ofParent.at(-1)?.data?.nextCursor != null,
    }
  }

  function more(parentId: ParentId) {
    const ofParent = resultsOf(parentId)
    const failed = pages.filter((page, index) => page.parentId === parentId && results[index]!.isError)
    for (const { cursor } of failed) {
      void client.refetchQueries({ queryKey: keyOf(parentId, cursor), exact: true })
    }
    const next = ofParent.at(-1)?.data?.nextCursor
    if (failed.length > 0 || next == null) return
    setCursors((known) => new Map(known).set(parentId, [...(known.get(parentId) ?? []), next]))
  }

  return { branchOf, more }
}
