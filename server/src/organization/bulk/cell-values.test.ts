import * as fc from 'fast-check'
import { locationUses } from '@energycockpit/contract'
import { cellOfFormerParents, cellOfValidChoices, cellOfValidValues, valueOfCell } from './cell-values'
import { sheetTexts } from './sheet-texts'

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

const useColumn = { field: 'use', content: { type: 'valid-choices', values: locationUses } } as const

test.each(['de', 'en'] as const)('a use is read by its name in either language (%s)', (language) => {
  const values = [
    ...locationUses.map((value, place) => ({ from: place === 0 ? null : `20${10 + place}-01-01`, value })),
    { from: '2040-01-01', value: null },
  ]
  const cell = cellOfValidChoices(values, sheetTexts[language])
  expect(valueOfCell(cell, useColumn)).toEqual({ value: values })
})

test.each(['Castle', 'Office; 2024-05-01', 'Office; 1.5.2024: School', 'Office; '])('%s is no use', (cell) =>
  expect(valueOfCell(cell, useColumn)).toEqual({ fault: 'INVALID' }),
)

test('what is written is read as it was', () =>
  fc.assert(
    fc.property(values, (all) => expect(read(cellOfValidValues(all) as string)).toEqual({ value: all })),
  ))

const formerColumn = { field: 'formerParents', content: { type: 'former-parents' } } as const
const former = (cell: string) => valueOfCell(cell, formerColumn)

test.each(['LOC-1', '2024-05-01', '2024-05-01:', '1.5.2024: LOC-1'])('%s is no former place', (cell) =>
  expect(former(cell)).toEqual({ fault: 'INVALID' }),
)

test('former places are read as they were written, whatever the ids look like', () => {
  const id = fc.oneof(
    fc.constantFrom('=1+1', '+49', '-5', '@x', 'a;b', 'a: b', '2024-05-01', 'A – B', '"'),
    fc.string({ minLength: 1 }).map((text) => text.trim()),
  )
  const places = fc.array(
    fc.record({
      until: fc
        .integer({ min: 0, max: 9000 })
        .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
      parent: fc.option(id.filter((text) => text !== '' && text !== '–')),
    }),
    { minLength: 1, maxLength: 4 },
  )
  // Only an id that has a semicolon, a day and a colon in it, in this order, is taken for two places.
  const isPlain = (text: string | null) => text === null || !/;\s*\d{4}-\d{2}-\d{2}\s*:/.test(text)
  fc.assert(
    fc.property(
      places.filter((all) => all.every(({ parent }) => isPlain(parent))),
      (all) => expect(former(cellOfFormerParents(all))).toEqual({ value: all }),
    ),
  )
})
