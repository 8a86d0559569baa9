import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tree } from './tree'
import { treeStep } from './tree-keys'
import { treeRows, type BranchOf, type TreeBranch, type TreeNode } from './tree-rows'

const node = (id: string, hasChildren = false): TreeNode => ({ id, label: id, hasChildren })
const ready = (nodes: TreeNode[], hasMore = false): TreeBranch<TreeNode> => ({
  nodes,
  state: 'ready',
  hasMore,
})

const branches: Record<string, TreeBranch<TreeNode>> = {
  '': ready([node('Arts', true), node('Sciences', true), node('Services')]),
  Arts: ready([node('Library'), node('Museum')], true),
  Sciences: { nodes: [], state: 'failed', hasMore: false },
}
const branchOf: BranchOf<TreeNode> = (parentId) => branches[parentId ?? '']
const keys = (expanded: string[]) => treeRows(branchOf, new Set(expanded)).map((row) => row.key)

describe('the rows of a tree', () => {
  test('closed nodes hide what is under them', () => {
    expect(keys([])).toEqual(['node Arts', 'node Sciences', 'node Services'])
  })
  test('an open branch shows its nodes and that there are more', () => {
    expect(keys(['Arts'])).toEqual([
      'node Arts',
      'node Library',
      'node Museum',
      'more Arts',
      'node Sciences',
      'node Services',
    ])
  })
  test('a node that two branches list while it moves has one row', () => {
    const moving: typeof branches = { ...branches, '': ready([node('Arts', true), node('Library')]) }
    expect(treeRows((id) => moving[id ?? ''], new Set(['Arts'])).map((row) => row.key)).toEqual([
      'node Arts',
      'node Library',
      'node Museum',
      'more Arts',
    ])
  })
  test('a branch that failed and one that is on its way say so', () => {
    expect(keys(['Sciences'])).toContain('failed Sciences')
    expect(treeRows(() => undefined, new Set()).map((row) => row.kind)).toEqual(['loading'])
  })
  test('a leaf does not open', () => {
    expect(keys(['Services'])).toEqual(keys([]))
  })
  test('rows know their level and their place; the number is open while there are more', () => {
    const rows = treeRows(branchOf, new Set(['Arts']))
    expect(rows[0]).toMatchObject({ level: 1, position: 1, siblings: 3 })
    expect(rows[2]).toMatchObject({ level: 2, position: 2, siblings: -1, parentId: 'Arts' })
  })
})

describe('the keys of a tree', () => {
  const rows = treeRows(branchOf, new Set(['Arts']))
  test.each([
    ['ArrowDown', 0, { to: 'row', index: 1 }],
    ['ArrowDown', 5, undefined],
    ['ArrowUp', 1, { to: 'row', index: 0 }],
    ['ArrowUp', 0, undefined],
    ['Home', 4, { to: 'row', index: 0 }],
    ['End', 0, { to: 'row', index: 5 }],
    ['ArrowRight', 0, { to: 'row', index: 1 }],
    ['ArrowRight', 4, { to: 'expand', index: 4 }],
    ['ArrowRight', 5, undefined],
    ['ArrowRight', 3, undefined],
    ['ArrowLeft', 0, { to: 'collapse', index: 0 }],
    ['ArrowLeft', 2, { to: 'row', index: 0 }],
    ['ArrowLeft', 3, { to: 'row', index: 0 }],
    ['ArrowLeft', 5, undefined],
    ['Enter', 2, { to: 'take', index: 2 }],
    [' ', 3, { to: 'take', index: 3 }],
    ['*', 0, { to: 'expand-siblings', index: 0 }],
    ['m', 0, { to: 'row', index: 2 }],
    ['S', 4, { to: 'row', index: 5 }],
    ['s', 5, { to: 'row', index: 4 }],
    ['z', 0, undefined],
    ['Tab', 0, undefined],
  ])('%s on row %d: %j', (key, index, step) => {
    expect(treeStep(rows, index, key)).toEqual(step)
  })
  test('in an empty tree no key does anything', () => {
    expect(treeStep([], 0, 'ArrowDown')).toBeUndefined()
  })
})

function TreeOfPlaces({
  onSelect,
  onMore,
}: {
  onSelect: (id: string) => void
  onMore: (id: string | null) => void
}) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  return (
    <Tree
      label="Places"
      texts={{ loading: 'Loading', failed: 'Failed', more: 'More' }}
      branchOf={branchOf}
      expanded={expanded}
      onExpand={(ids) => setExpanded((known) => new Set([...known, ...ids]))}
      onCollapse={(id) => setExpanded((known) => new Set([...known].filter((each) => each !== id)))}
      selectedId="Museum"
      canSelect={(each) => !each.hasChildren}
      onSelect={(each) => onSelect(each.id)}
      onMore={onMore}
      renderNode={(each) => each.label}
    />
  )
}

test('a tree is walked, opened and chosen from by keyboard alone', async () => {
  const user = userEvent.setup()
  const onSelect = jest.fn()
  const onMore = jest.fn()
  render(<TreeOfPlaces onSelect={onSelect} onMore={onMore} />)
  const tree = screen.getByRole('tree', { name: 'Places' })
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Arts')
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  const museum = within(tree).getByRole('treeitem', { name: 'Museum' })
  expect(document.activeElement).toBe(museum)
  expect(museum.getAttribute('aria-selected')).toBe('true')
  expect(museum.getAttribute('aria-level')).toBe('2')
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(onSelect.mock.calls).toEqual([['Museum']])
  expect(onMore.mock.calls).toEqual([['Arts']])
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(within(tree).queryByRole('treeitem', { name: 'Museum' })).toBeNull()
  await user.keyboard('*')
  expect(within(tree).getByText('Failed')).toBeTruthy()
})

test('only one row is a stop of the Tab key', () => {
  render(<TreeOfPlaces onSelect={jest.fn()} onMore={jest.fn()} />)
  expect(screen.getAllByRole('treeitem').filter((row) => row.tabIndex === 0)).toHaveLength(1)
})
