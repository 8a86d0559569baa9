import * as fc from 'fast-check'
import { cellOfValidValues, valueOfCell } from './cell-values'

const column = { field: 'floorArea', content: { type: 'valid-values' } } as const
const read = (cell: string | number | null) => valueOfCell(cell, column)

test.each([
  ['a number', 1200, [{ from: null, value: 1200 }]],
  ['a decimal comma', '1200,5', [{ from: null, value: 1200.5 }]],
  [
    'two days',
    '1200; 2024-05-01: 1500.5',
    [
      { from: null, value: 1200 },
      { from: '2024-05-01', value: 1500.5 },
    ],
  ],
  ['unknown from a day on', '2024-05-01: –', [{ from: '2024-05-01', value: null }]],
  ['nothing', null, []],
])('%s', (_, cell, value) => expect(read(cell)).toEqual({ value }))

test.each(['many', '1200;', '1.5.2024: 1200', '2024-05-01 1200 1300'])('%s is none', (cell) =>
  expect(read(cell)).toEqual({ fault: 'INVALID' }),
)

const values = fc.uniqueArray(fc.integer({ min: 0, max: 9000 }), { maxLength: 5 }).chain((days) =>
  fc
    .array(fc.option(fc.double({ min: 0.001, max: 1e9, noNaN: true })), {
      minLength: days.length,
      maxLength: days.length,
    })
    .map((amounts) =>
      amounts.map((value, place) => ({
        from: new Date(days[place]! * 86_400_000).toISOString().slice(0, 10),
        value: value === null ? null : Number(value.toFixed(3)),
      })),
    ),
)

test('what is written is read as it was', () =>
  fc.assert(
    fc.property(values, (all) => expect(read(cellOfValidValues(all) as string)).toEqual({ value: all })),
  ))
