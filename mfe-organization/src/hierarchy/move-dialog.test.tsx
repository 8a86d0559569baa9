import { CallError } from '@energycockpit/api-client'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPart, withDialogs } from '../draw-part.testing'
import { MoveDialog } from './move-dialog'

withDialogs()

const unit = { type: 'ORG_UNIT', id: 'ou-2', name: 'South', parentId: null, hasChildren: false }
const nodes = [{ ...unit, kind: null, productType: null, path: [{ id: 'cb-1', name: 'Mills' }] }]
const items = [{ kind: 'ORG_UNIT', id: 'ou-1', name: 'North', movedKind: 'cb-1 ORG_UNIT' }] as const

test('a double click on the place moves once, and after a failure another click moves', async () => {
  const moves: (() => void)[] = []
  const sent = drawPart(<MoveDialog items={items} path={[]} onClose={() => {}} />, {
    getHierarchyNodes: { nodes, nextCursor: null },
    moveStructureItems: () =>
      new Promise((_, reject) =>
        moves.push(() => reject(new CallError('unreachable', 'away', { status: 0 }))),
      ),
  })
  const place = await screen.findByRole('treeitem', { name: 'South' })
  await userEvent.dblClick(place)
  const count = () => sent.filter(({ call }) => call === 'moveStructureItems').length
  await waitFor(() => expect(count()).toBe(1))
  moves[0]!()
  await screen.findByText(/^Not moved/)
  await userEvent.click(place)
  await waitFor(() => expect(count()).toBe(2))
})
