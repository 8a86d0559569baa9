import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Table, type Column } from './table'
import { TableCell } from './table-cell'

const columns: Column<'meter' | 'loads' | 'step'>[] = [
  { name: 'meter', label: 'Meter' },
  { name: 'loads', label: 'Loads', isNumber: true, sorts: 'descending' },
  { name: 'step', label: 'Step', labelHidden: true },
]

function draw(more: object = {}) {
  render(
    <Table columns={columns} {...more}>
      <tr>
        <th scope="row">mp-1</th>
        <TableCell label="Loads" isNumber>
          7
        </TableCell>
        <TableCell>
          <button>Open</button>
        </TableCell>
      </tr>
    </Table>,
  )
}

test('every column has a heading, and every value names its column where the table is folded', () => {
  draw()
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    ...['Meter', 'Loads', 'Step'],
  ])
  const row = screen.getByRole('row', { name: /mp-1/ })
  expect(within(row).getByRole('cell', { name: '7' }).dataset.label).toBe('Loads')
  expect(within(row).getByRole('rowheader').textContent).toBe('mp-1')
})

test('a heading sorts where its column can be sorted by, and says whether it is', async () => {
  const onSort = jest.fn()
  draw({ sortedBy: 'loads', onSort })
  expect(screen.getByRole('columnheader', { name: 'Loads' }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Loads' }))
  expect(onSort).toHaveBeenCalledWith('loads')
  expect(screen.queryByRole('button', { name: 'Meter' })).toBeNull()
})
