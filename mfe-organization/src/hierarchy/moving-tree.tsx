import { useMemo } from 'react'
import type { HierarchyNode } from '@energycockpit/contract'
import type { HierarchyTreeNode } from '@energycockpit/hierarchy'
import type { TreeProps } from '@energycockpit/ui'
import { EditableTree } from '@energycockpit/ui/editable-tree'
import { acceptedKinds, movedKind } from './move-targets'

interface MovingTreeProps {
  tree: TreeProps<HierarchyTreeNode>
  locale: string
  selected: readonly HierarchyNode[]
  onSelectionChange: (nodes: readonly HierarchyNode[]) => void
  onMove: (nodes: readonly HierarchyNode[], target: HierarchyNode) => void
}

/** The hierarchy of users who may change it: several items are selected and moved. */
export default function MovingTree({ tree, locale, selected, onSelectionChange, onMove }: MovingTreeProps) {
  const known = new Map(selected.map((node) => [node.id, node]))
  // The same set as long as it is the same selection: each new one is read out.
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected])
  return (
    <EditableTree
      {...tree}
      locale={locale}
      kindOf={({ node }) => movedKind(node)}
      acceptedKinds={({ node }) => acceptedKinds(node)}
      selectedIds={selectedIds}
      onSelectionChange={(ids, nodeOf) =>
        onSelectionChange([...ids].flatMap((id) => known.get(id) ?? nodeOf(id)?.node ?? []))
      }
      onMove={(nodes, target) =>
        onMove(
          nodes.map(({ node }) => node),
          target.node,
        )
      }
    />
  )
}
