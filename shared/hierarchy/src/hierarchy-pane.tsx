import { useState, type ReactNode } from 'react'
import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames, SearchField, useDelayed, type TreeProps } from '@energycockpit/ui'
import { HierarchySearch } from './hierarchy-search'
import { HierarchyTree } from './hierarchy-tree'
import { untouched, type ByHand } from './opened-nodes'
import type { HierarchyTreeNode } from './use-branches'
import styles from './hierarchy.module.css'

export interface HierarchyPaneProps {
  selectedId: string | undefined
  /** Ids of the nodes above the selected one; they are shown opened. */
  selectedPath: readonly string[] | undefined
  /** Absent: metering points alone are chosen. */
  canSelect?: (node: HierarchyNode) => boolean
  /** Also what is out of use. */
  withArchived?: boolean
  onSelect: (node: HierarchyNode) => void
  /** Narrows what is shown; stands below the search. */
  filter?: ReactNode
  /** Stands in place of the tree while nothing is searched. */
  narrowed?: ((onSelect: (node: HierarchyNode) => void) => ReactNode) | undefined
  /** Draws the tree, which scrolls by itself then; absent: a tree to choose from. */
  drawTree?: ((tree: TreeProps<HierarchyTreeNode>) => ReactNode) | undefined
  /** What is open, kept where the pane comes and goes, such as in a drawer; absent: as long as the pane is there. */
  opened?: readonly [ByHand, (change: (known: ByHand) => ByHand) => void]
}

/** Unknown while it is not known what the node stands below. The path may end with the node itself. */
const wayTo = (id: string | undefined, path: readonly string[] | undefined) =>
  id === undefined || path === undefined ? [] : [...path.filter((above) => above !== id), id]

const isMeteringPoint = ({ type }: HierarchyNode) => type === 'METERING_POINT'

/** The tree of what the user may see, and a search through all of it. */
export function HierarchyPane({
  selectedId,
  selectedPath,
  canSelect = isMeteringPoint,
  withArchived = false,
  onSelect,
  filter,
  narrowed,
  drawTree,
  opened,
}: HierarchyPaneProps) {
  const { t } = useTexts()
  const ownOpened = useState(untouched)
  const [byHand, setByHand] = opened ?? ownOpened
  const [search, setSearch] = useState('')
  const [revealed, setRevealed] = useState<readonly string[]>([])
  const wanted = useDelayed(search.trim())

  /** A node that cannot be chosen is shown in the tree, opened. */
  function take(node: HierarchyNode) {
    if (canSelect(node)) return onSelect(node)
    setRevealed([...node.path.map((above) => above.id), node.id])
    setSearch('')
  }

  return (
    <div className={styles.pane}>
      <div className={styles.search}>
        <SearchField
          label={t('hierarchy.search')}
          clearLabel={t('hierarchy.clear')}
          value={search}
          onChange={setSearch}
        />
        {filter}
      </div>
      <div
        className={classNames(styles.scroll, drawTree && !narrowed && search.trim() === '' && styles.filled)}
      >
        {search.trim() === '' && narrowed ? (
          narrowed(onSelect)
        ) : search.trim() === '' ? (
          <HierarchyTree
            selectedId={selectedId}
            revealed={[...(selectedPath ?? []), ...revealed]}
            ways={[wayTo(selectedId, selectedPath), revealed]}
            canSelect={canSelect}
            withArchived={withArchived}
            byHand={byHand}
            onByHand={setByHand}
            onSelect={onSelect}
            drawTree={drawTree}
          />
        ) : (
          <HierarchySearch
            search={wanted}
            selectedId={selectedId}
            withArchived={withArchived}
            onTake={take}
          />
        )}
      </div>
    </div>
  )
}
