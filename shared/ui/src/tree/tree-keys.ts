import type { TreeNode, TreeRow } from './tree-rows'

/** What a key does in a tree: the focus goes to a row, a node opens or closes, or the row is taken. */
export type TreeStep =
  | { to: 'row'; index: number }
  | { to: 'expand' | 'collapse' | 'take'; index: number }
  | { to: 'expand-siblings'; index: number }

/**
 * The keys of the WAI-ARIA tree pattern (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/): arrows, Home, End,
 * Enter, Space, `*` opens all siblings, a letter goes to the next row that begins with it. Undefined: not ours.
 */
export function treeStep<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  index: number,
  key: string,
): TreeStep | undefined {
  const row = rows[index]
  if (!row) return undefined
  switch (key) {
    case 'ArrowDown':
      return toRow(rows, index + 1)
    case 'ArrowUp':
      return toRow(rows, index - 1)
    case 'Home':
      return toRow(rows, 0)
    case 'End':
      return toRow(rows, rows.length - 1)
    case 'ArrowRight':
      if (row.kind !== 'node' || !row.node.hasChildren) return undefined
      return row.expanded ? toRow(rows, index + 1) : { to: 'expand', index }
    case 'ArrowLeft':
      if (row.kind === 'node' && row.expanded) return { to: 'collapse', index }
      return toRow(rows, parentIndex(rows, index))
    case 'Enter':
    case ' ':
      return { to: 'take', index }
    case '*':
      return { to: 'expand-siblings', index }
    default:
      return key.length === 1 ? toRow(rows, nextBeginningWith(rows, index, key)) : undefined
  }
}

function toRow(rows: readonly unknown[], index: number): TreeStep | undefined {
  return index >= 0 && index < rows.length ? { to: 'row', index } : undefined
}

function parentIndex<Node extends TreeNode>(rows: readonly TreeRow<Node>[], index: number): number {
  const parentId = rows[index]!.parentId
  return rows.findIndex((row) => row.kind === 'node' && row.node.id === parentId)
}

function nextBeginningWith<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  index: number,
  letter: string,
) {
  const wanted = letter.toLocaleLowerCase()
  for (let step = 1; step <= rows.length; step++) {
    const place = (index + step) % rows.length
    const row = rows[place]!
    if (row.kind === 'node' && row.node.label.toLocaleLowerCase().startsWith(wanted)) return place
  }
  return -1
}
