import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { treeStep, type TreeStep } from './tree-keys'
import { treeRows, type BranchOf, type TreeNode, type TreeRow } from './tree-rows'
import styles from './tree.module.css'

export interface TreeTexts {
  loading: string
  failed: string
  more: string
}

export interface TreeProps<Node extends TreeNode> {
  label: string
  texts: TreeTexts
  branchOf: BranchOf<Node>
  expanded: ReadonlySet<string>
  onExpand: (ids: readonly string[]) => void
  onCollapse: (id: string) => void
  selectedId: string | undefined
  /** Only nodes that can be chosen are; taking another one opens or closes it. */
  canSelect: (node: Node) => boolean
  onSelect: (node: Node) => void
  /** The next nodes of a branch are requested, or a branch that failed once more. */
  onMore: (parentId: string | null) => void
  renderNode: (node: Node) => ReactNode
}

/**
 * A tree whose branches come when they are opened. Rows out of sight cost no drawing (content-visibility), so
 * thousands of them scroll like a few, and the browser's own search still finds them.
 */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const list = useRef<HTMLUListElement>(null)
  const [focusedKey, setFocusedKey] = useState<string>()
  const rows = treeRows(props.branchOf, props.expanded)
  const selectedIndex = rows.findIndex((row) => row.kind === 'node' && row.node.id === props.selectedId)
  const focusedIndex = rows.findIndex((row) => row.key === focusedKey)
  const tabStop = Math.max(0, focusedIndex === -1 ? selectedIndex : focusedIndex)

  // The row 'loading' goes when its branch has come, and the focus of whoever stood on it would go with it.
  const lastIndex = useRef(0)
  useEffect(() => {
    if (focusedIndex !== -1) lastIndex.current = focusedIndex
    else if (focusedKey !== undefined && document.activeElement === document.body) {
      const items = list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')
      items?.[Math.min(lastIndex.current, items.length - 1)]?.focus()
    }
  }, [focusedIndex, focusedKey, rows.length])

  // Chosen elsewhere, it may be far down; what was clicked is in sight already.
  const isShown = selectedIndex !== -1
  useEffect(() => {
    if (!isShown) return
    const item = list.current?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')
    if (item) scrollWithin(item)
  }, [isShown, props.selectedId])

  function take(row: TreeRow<Node>) {
    if (row.kind !== 'node') {
      if (row.kind !== 'loading') props.onMore(row.parentId)
    } else if (props.canSelect(row.node)) props.onSelect(row.node)
    else if (row.expanded) props.onCollapse(row.node.id)
    else if (row.node.hasChildren) props.onExpand([row.node.id])
  }

  function carryOut(step: TreeStep) {
    const row = rows[step.index]!
    if (step.to === 'row') {
      setFocusedKey(row.key)
      list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[step.index]?.focus()
    } else if (step.to === 'take') take(row)
    else if (step.to === 'expand-siblings') props.onExpand(closedSiblings(rows, row))
    else if (row.kind === 'node' && step.to === 'expand') props.onExpand([row.node.id])
    else if (row.kind === 'node') props.onCollapse(row.node.id)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = treeStep(rows, index, event.key)
    if (!step) return
    event.preventDefault()
    carryOut(step)
  }

  return (
    <ul ref={list} role="tree" aria-label={props.label} className={styles.tree}>
      {rows.map((row, index) => (
        <li
          key={row.key}
          role="treeitem"
          className={styles.row}
          style={{ '--level': row.level } as CSSProperties}
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setFocusedKey(row.key)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={() => take(row)}
          aria-level={row.level}
          {...(row.kind === 'node' ? nodeAttributes(row, props) : { 'aria-busy': row.kind === 'loading' })}
        >
          {row.kind === 'node' ? (
            <>
              <span
                className={classNames(styles.arrow, row.expanded && styles.open)}
                onClick={(event) => {
                  if (!row.node.hasChildren) return
                  event.stopPropagation()
                  if (row.expanded) props.onCollapse(row.node.id)
                  else props.onExpand([row.node.id])
                }}
              >
                {row.node.hasChildren ? <Icon glyph="chevronRight" /> : null}
              </span>
              <span className={styles.content}>{props.renderNode(row.node)}</span>
            </>
          ) : (
            <BranchTelling kind={row.kind} texts={props.texts} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Into sight of what it scrolls in; the page itself stays where it is. */
function scrollWithin(item: HTMLElement): void {
  let place = item.parentElement
  while (place && !/auto|scroll/.test(getComputedStyle(place).overflowY)) place = place.parentElement
  if (!place || place === document.body || place === document.documentElement) return
  const [own, seen] = [item.getBoundingClientRect(), place.getBoundingClientRect()]
  if (own.top >= seen.top && own.bottom <= seen.bottom) return
  place.scrollTop += own.top - seen.top - (seen.height - own.height) / 2
}

function BranchTelling({ kind, texts }: { kind: 'loading' | 'failed' | 'more'; texts: TreeTexts }) {
  const look = { loading: styles.telling, failed: styles.failed, more: styles.step }[kind]
  return (
    <>
      <span className={styles.arrow} />
      <span className={classNames(styles.content, look)}>{texts[kind]}</span>
    </>
  )
}

function nodeAttributes<Node extends TreeNode>(
  row: Extract<TreeRow<Node>, { kind: 'node' }>,
  props: TreeProps<Node>,
) {
  return {
    'aria-posinset': row.position,
    'aria-setsize': row.siblings,
    'aria-label': row.node.label,
    ...(row.node.description === undefined ? {} : { 'aria-description': row.node.description }),
    ...(row.node.hasChildren ? { 'aria-expanded': row.expanded } : {}),
    ...(props.canSelect(row.node) ? { 'aria-selected': row.node.id === props.selectedId } : {}),
  }
}

function closedSiblings<Node extends TreeNode>(rows: readonly TreeRow<Node>[], of: TreeRow<Node>): string[] {
  return rows.flatMap((row) =>
    row.kind === 'node' && row.parentId === of.parentId && row.node.hasChildren && !row.expanded
      ? [row.node.id]
      : [],
  )
}
