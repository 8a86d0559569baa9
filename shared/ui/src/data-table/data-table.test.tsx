import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { DataColumn } from './data-column'
import { DataTable, type DataTableProps } from './data-table'
import { drawnWhole } from './use-seen-rows'

interface Meter {
  id: string
  used?: number
}
const columns: DataColumn<Meter>[] = [
  { name: 'id', label: 'Meter', cell: ({ id }) => id, sortBy: ({ id }) => id },
  {
    name: 'used',
    label: 'Consumption',
    unit: 'kWh',
    isNumber: true,
    cell: ({ used }) => used ?? '–',
    sortBy: ({ used }) => used,
  },
  { name: 'step', label: 'Steps', isAction: true, cell: ({ id }) => <button>{`Open ${id}`}</button> },
]
const meters: Meter[] = [{ id: 'm10', used: 9 }, { id: 'm2' }, { id: 'm1', used: 100 }]

function draw(more: Partial<DataTableProps<Meter>> = {}) {
  render(<DataTable label="Meters" columns={columns} rows={meters} keyOf={({ id }) => id} {...more} />)
}
const order = () => screen.getAllByRole('rowheader').map((heading) => heading.textContent)

test('a heading sorts by keyboard: up, down, as given; what has no value stands last', async () => {
  draw()
  expect(order()).toEqual(['m10', 'm2', 'm1'])
  screen.getByRole('button', { name: 'Consumption (kWh)' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['m10', 'm1', 'm2'])
  const heading = screen.getByRole('columnheader', { name: 'Consumption (kWh)' })
  expect(heading.getAttribute('aria-sort')).toBe('ascending')
  await userEvent.keyboard(' ')
  expect(order()).toEqual(['m1', 'm10', 'm2'])
  expect(heading.getAttribute('aria-sort')).toBe('descending')
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['m10', 'm2', 'm1'])
  expect(heading.getAttribute('aria-sort')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Meter' }))
  expect(order()).toEqual(['m1', 'm2', 'm10'])
})

test.each([
  ['sv', ['Zons', 'Ångström']],
  ['de', ['Ångström', 'Zons']],
])('texts are sorted as the portal’s language has them: %s', async (language, names) => {
  document.documentElement.lang = language
  draw({ rows: [{ id: 'Zons' }, { id: 'Ångström' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Meter' }))
  expect(order()).toEqual(names)
  document.documentElement.lang = ''
})

test('a part of the rows is not sorted, and the rest is fetched by a button', async () => {
  const onMore = jest.fn()
  draw({ more: { label: 'Show more', pending: false, onMore } })
  expect(screen.queryByRole('button', { name: 'Meter' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(onMore).toHaveBeenCalledTimes(1)
})

test('columns can be hidden, but neither the one that names the row nor that of its steps', async () => {
  draw({ columnsLabel: 'Columns' })
  await userEvent.click(screen.getByText('Columns', { selector: 'summary' }))
  expect(await screen.findAllByRole('checkbox')).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Consumption (kWh)' }))
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Meter',
    'Steps',
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Consumption (kWh)' }))
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})

test('rows are selected by keyboard, and stay so when they are sorted', async () => {
  const onSelect = jest.fn()
  function Selecting() {
    const [selected, setSelected] = useState<readonly string[]>([])
    onSelect.mockImplementation(setSelected)
    const selection = { heading: 'Selection', labelOf: ({ id }: Meter) => `Select ${id}`, selected, onSelect }
    return (
      <>
        <button onClick={() => setSelected(meters.map(({ id }) => id))}>All</button>
        <DataTable
          label="Meters"
          columns={columns}
          rows={meters}
          keyOf={({ id }) => id}
          selection={selection}
        />
      </>
    )
  }
  render(<Selecting />)
  screen.getByRole('checkbox', { name: 'Select m2' }).focus()
  await userEvent.keyboard(' ')
  expect(onSelect).toHaveBeenLastCalledWith(['m2'])
  await userEvent.click(screen.getByRole('button', { name: 'Meter' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select m2' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select m2' }))
  expect(onSelect).toHaveBeenLastCalledWith([])
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true)
})

test('where the table is folded a choice stands in for the headings', async () => {
  const words = { ascending: 'ascending', descending: 'descending' }
  draw({ sortLabels: { sortBy: 'Sort by', asGiven: 'As listed', ...words } })
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Meter, descending')
  expect(order()).toEqual(['m10', 'm2', 'm1'])
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Meter, ascending')
  expect(order()).toEqual(['m1', 'm2', 'm10'])
  const row = screen.getByRole('row', { name: /^m1 / })
  expect(within(row).getByRole('cell', { name: '100' }).dataset.label).toBe('Consumption (kWh)')
})

test('what stands in place of the table hides it', () => {
  draw({ instead: <p>Nothing here</p> })
  expect(screen.getByText('Nothing here')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('of thousands of rows few are drawn, and each knows its place in the whole', () => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // jsdom lays nothing out: every row would be without height, and all of them near the window.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  draw({ rows: Array.from({ length: 5_000 }, (_, index) => ({ id: `n${index}`, used: index })) })
  const rows = screen.getAllByRole('row')
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThan(drawnWhole)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
  expect(rows[1]!.getAttribute('aria-rowindex')).toBe('2')
})

test('rows that come sorted are sorted by whoever gives them, and the caller keeps the hidden columns', async () => {
  const onSort = jest.fn()
  const onHide = jest.fn()
  const draw = (sorting: { id: string; desc: boolean } | undefined) => (
    <DataTable
      label="Meters"
      columns={columns}
      rows={meters}
      keyOf={({ id }) => id}
      more={{ label: 'Show more', pending: false, onMore: () => {} }}
      order={{ by: ['id'], sorting, onSort }}
      hidden={{ names: [], onHide }}
      columnsLabel="Columns"
    />
  )
  const { rerender } = render(draw(undefined))
  expect(screen.queryByRole('button', { name: 'Consumption (kWh)' })).toBeNull()
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Meter' }))
  await press()
  expect(onSort).toHaveBeenLastCalledWith({ id: 'id', desc: false })
  rerender(draw({ id: 'id', desc: false }))
  expect(order()).toEqual(['m10', 'm2', 'm1'])
  expect(screen.getByRole('columnheader', { name: 'Meter' }).getAttribute('aria-sort')).toBe('ascending')
  await press()
  expect(onSort).toHaveBeenLastCalledWith({ id: 'id', desc: true })
  rerender(draw({ id: 'id', desc: true }))
  await press()
  expect(onSort).toHaveBeenLastCalledWith(undefined)
  await userEvent.click(screen.getByText('Columns', { selector: 'summary' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Consumption (kWh)' }))
  expect(onHide).toHaveBeenLastCalledWith(['used'])
})
