import type { ReactNode } from 'react'
import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, Tree, type TreeProps } from '@energycockpit/ui'
import { NodeLabel } from './node-label'
import { closing, openedNodes, opening, type ByHand } from './opened-nodes'
import { useBranches, type HierarchyTreeNode } from './use-branches'
import { useLoadedTo } from './use-loaded-to'

interface HierarchyTreeProps {
  selectedId: string | undefined
  /** Nodes that stand open without having been opened. */
  revealed: readonly string[]
  /** From the top down to nodes that are loaded, wherever they stand among their siblings. */
  ways: readonly (readonly string[])[]
  canSelect: (node: HierarchyNode) => boolean
  withArchived: boolean
  /** What the user has opened and closed, kept by whoever outlives the tree. */
  byHand: ByHand
  onByHand: (change: (known: ByHand) => ByHand) => void
  onSelect: (node: HierarchyNode) => void
  /** Absent: a tree to choose from. */
  drawTree?: ((tree: TreeProps<HierarchyTreeNode>) => ReactNode) | undefined
}

/** Client businesses → organizational units → locations → metering points; branches are fetched when opened. */
export function HierarchyTree({
  selectedId,
  revealed,
  ways,
  canSelect,
  withArchived,
  byHand,
  onByHand,
  onSelect,
  drawTree = (tree) => <Tree {...tree} />,
}: HierarchyTreeProps) {
  const { t } = useTexts()
  const top = useBranches([null], withArchived)
  // Of a portfolio's few client businesses the insides are what one looks for: they stand open from the start.
  const businesses = top.branchOf(null)?.nodes.filter(({ node }) => node.type === 'CLIENT_BUSINESS') ?? []
  const expanded = openedNodes(byHand, [...businesses.map((business) => business.id), ...revealed])
  const below = useBranches([...expanded], withArchived)

  const topBranch = top.branchOf(null)
  const branchOf = (parentId: string | null) => (parentId === null ? topBranch : below.branchOf(parentId))
  const more = (parentId: string | null) => (parentId === null ? top.more(null) : below.more(parentId))
  useLoadedTo(ways, branchOf, more)
  if (topBranch?.state === 'ready' && topBranch.nodes.length === 0) {
    return <EmptyState title={t('hierarchy.empty')}>{t('hierarchy.emptyDetail')}</EmptyState>
  }

  return drawTree({
    label: t('hierarchy.title'),
    texts: {
      loading: t('hierarchy.loading'),
      failed: t('hierarchy.failed'),
      more: t('hierarchy.more'),
    },
    branchOf,
    expanded,
    onExpand: (ids) => onByHand((known) => opening(known, ids)),
    onCollapse: (id) => onByHand((known) => closing(known, id)),
    selectedId,
    canSelect: ({ node }) => canSelect(node),
    onSelect: ({ node }) => onSelect(node),
    onMore: more,
    renderNode: ({ node }) => <NodeLabel node={node} />,
  })
}
