import { gridStep, type Place } from './grid-steps'

/** Months in rows: of the second row, the last two places are none. */
const size = { rows: 3, columns: 5 }
const isPlace = ({ row, column }: Place) => !(row === 1 && column > 2)
const step = (key: string, row: number, column: number, ctrlKey = false) =>
  gridStep({ key, ctrlKey }, { row, column }, size, isPlace)

test.each([
  ['ArrowRight', 0, 0, { row: 0, column: 1 }],
  ['ArrowLeft', 0, 1, { row: 0, column: 0 }],
  ['ArrowDown', 0, 0, { row: 1, column: 0 }],
  ['ArrowUp', 2, 2, { row: 1, column: 2 }],
  // Past what is no place.
  ['ArrowDown', 0, 4, { row: 2, column: 4 }],
  ['ArrowUp', 2, 3, { row: 0, column: 3 }],
  ['End', 1, 0, { row: 1, column: 2 }],
  ['Home', 1, 2, { row: 1, column: 0 }],
])('%s from row %d, column %d leads to %j', (key, row, column, expected) => {
  expect(step(key, row, column)).toEqual(expected)
})

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 2, 0],
  ['ArrowRight', 0, 4],
  ['ArrowRight', 1, 2],
  ['Enter', 0, 0],
  ['toString', 0, 0],
])('%s from row %d, column %d leads nowhere', (key, row, column) => {
  expect(step(key, row, column)).toBeUndefined()
})

test('with Ctrl, Home and End lead to the ends of the grid', () => {
  expect(step('Home', 2, 3, true)).toEqual({ row: 0, column: 0 })
  expect(step('End', 0, 0, true)).toEqual({ row: 2, column: 4 })
})
