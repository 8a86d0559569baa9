import type { CsvPlan } from '@energycockpit/contract'
import { localTimes } from './files.testing'
import { recordsOf } from './guess-separator'
import { readRows } from './read-rows'

const plan = (over: Partial<CsvPlan> = {}): CsvPlan => ({
  ...{ encoding: 'utf-8', separator: ';', headingLines: 1, decimalSign: ',', thousandsSign: 'none' },
  ...{ dateColumn: 0, timeColumn: null, timeFormat: 'DMY', clock: 'LOCAL', timeZone: 'Europe/Berlin' },
  ...{ names: 'START', interval: 'PT1H', clockChange: null, meterColumns: [], unitColumn: null },
  ...{ values: [{ column: 1, unit: 'kWh', qualityColumn: null }], qualities: [] },
  ...over,
})
function read(lines: readonly string[], over: Partial<CsvPlan> = {}) {
  const readRow = readRows(plan(over))
  const rows = recordsOf(lines.join('\n'), over.separator ?? ';').map(readRow)
  return { readings: rows.flatMap(({ readings }) => readings), faults: rows.flatMap(({ faults }) => faults) }
}
const seconds = (text: string) => Date.parse(text) / 1000

test('readings say where they stood and whose they are', () => {
  const { readings, faults } = read(['Zeit;Süd;Nord', '10.03.2026 00:00;1,5;2', '10.03.2026 01:00;;-3'], {
    values: [
      { column: 1, unit: 'kWh', qualityColumn: null },
      { column: 2, unit: null, qualityColumn: null },
    ],
  })
  const first = seconds('2026-03-09T23:00Z')
  expect(faults).toEqual([])
  expect(readings).toEqual([
    { line: 2, column: 1, meter: '', at: first, value: 1.5, quality: 'measured', unit: 'kWh' },
    { line: 2, column: 2, meter: '', at: first, value: 2, quality: 'measured', unit: null },
    { line: 3, column: 2, meter: '', at: first + 3_600, value: -3, quality: 'measured', unit: null },
  ])
})

test('every bad line is told by its number, its column, what stood there and the rule', () => {
  const { readings, faults } = read(
    [
      ...[
        'Zeit;Wert;Status',
        '10.03.2026 00:00;1,5;W',
        '10.03.2026;x;',
        'gestern;1;W',
        '29.03.2026 02:00;1;W',
      ],
      ...['25.10.2026 02:00;1;W', '10.03.1969 00:00;1;W', '10.03.2026 05:00;1.5;W', '10.03.2026 06:00;1;Q'],
      ...['allein', '', ';;', '29.03.2026 02:00;;W', 'Summe;7,5;', '10.03.2026 07:00;;F'],
    ],
    {
      values: [{ column: 1, unit: 'kWh', qualityColumn: 2 }],
      qualities: [
        { text: 'W', quality: 'measured' },
        { text: 'f', quality: 'missing' },
      ],
    },
  )
  expect(faults.map(({ line, column, code, text }) => [line, column, code, text])).toEqual([
    [3, 1, 'VALUE_UNREADABLE', 'x'],
    [4, 0, 'TIME_UNREADABLE', 'gestern'],
    [5, 0, 'TIME_SKIPPED', '29.03.2026 02:00'],
    [6, 0, 'TIME_AMBIGUOUS', '25.10.2026 02:00'],
    [7, 0, 'TIME_OUT_OF_RANGE', '10.03.1969 00:00'],
    [8, 1, 'VALUE_UNREADABLE', '1.5'],
    [9, 2, 'QUALITY_UNKNOWN', 'Q'],
    [10, null, 'LINE_UNREADABLE', 'allein'],
    [14, 0, 'TIME_UNREADABLE', 'Summe'],
  ])
  expect(readings.map(({ line, value, quality }) => [line, value, quality])).toEqual([
    [2, 1.5, 'measured'],
    [15, 0, 'missing'],
  ])
})

test('one bad value leaves the others of its row as they are', () => {
  const { readings, faults } = read(['Zeit;a;b', '10.03.2026 00:00;?;2'], {
    values: [1, 2].map((column) => ({ column, unit: null, qualityColumn: null })),
  })
  expect([readings.length, faults.length]).toEqual([1, 1])
})

test('rows of many meters, each with its unit, time and offset', () => {
  const { readings } = read(
    ['m,o,d,t,v,u', 'A,1.8.0,2026-03-10,00:15+01:00,1.5,kwh', 'B,1.8.0,2026-03-10,00:15+01:00,2,m3'],
    {
      ...{
        separator: ',',
        decimalSign: '.',
        timeFormat: 'ISO',
        clock: 'OFFSET',
        names: 'END',
        interval: 'PT15M',
      },
      ...{ dateColumn: 2, timeColumn: 3, meterColumns: [0, 1], unitColumn: 5 },
      values: [{ column: 4, unit: null, qualityColumn: null }],
    },
  )
  expect(readings.map(({ meter, at, value, unit }) => [meter, at, value, unit])).toEqual([
    ['A 1.8.0', seconds('2026-03-09T23:00Z'), 1.5, 'kWh'],
    ['B 1.8.0', seconds('2026-03-09T23:00Z'), 2, 'm³'],
  ])
})

test.each(['Europe/Berlin', 'Europe/London', 'Australia/Lord_Howe'])(
  'the days of the clock change in %s, every way',
  (timeZone) => {
    for (const day of ['2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04']) {
      const times = localTimes(`${day} 00:00`, 104, 15, timeZone)
      const known = times.map(({ instant }, place) => [instant / 1000, place])
      const ways: [string[], Partial<CsvPlan>][] = [
        [times.map(({ dmy, time }, place) => `${dmy} ${time};${place}`), {}],
        [
          times.map(({ dmy, time, offset }, place) => `${dmy} ${time}${offset};${place}`),
          { clock: 'OFFSET' },
        ],
        [
          times.map(({ dmy, time, summer }, place) => `${dmy} ${time};${place};${summer ? 'S' : 'W'}`),
          { clockChange: { column: 2, summer: ['s'], winter: ['w'] } },
        ],
      ]
      for (const [rows, over] of ways) {
        const { readings, faults } = read(['head', ...rows], { timeZone, interval: 'PT15M', ...over })
        expect(faults).toEqual([])
        expect(readings.map(({ at, value }) => [at, value])).toEqual(known)
      }
    }
  },
)

test('what is empty beside a time is told with its place; blank lines, sums and marked gaps are not', () => {
  const readRow = readRows(
    plan({
      meterColumns: [4],
      qualities: [{ text: 'f', quality: 'missing' }],
      values: [
        { column: 1, unit: 'kWh', qualityColumn: 3 },
        { column: 2, unit: null, qualityColumn: null },
      ],
    }),
  )
  const lines = [
    ...['Zeit;A;B;Status;Zähler', '10.03.2026 00:00;;0;;M1', '10.03.2026 01:00;-;n/a;;M2', ';;;;'],
    ...['10.03.2026 02:00;;2;F;M1', 'Summe;;7;;', 'Mittel;;;;', '10.03.2026 03:00;1;2;;M1'],
  ]
  const rows = recordsOf(lines.join('\n'), ';').map(readRow)
  expect(rows.flatMap(({ empty }) => empty ?? [])).toEqual([
    { line: 2, meter: 'M1', columns: [1] },
    { line: 3, meter: 'M2', columns: [1, 2] },
  ])
  // 0 is a value, and an empty one is none.
  expect(rows[1]!.readings.map(({ column, value }) => [column, value])).toEqual([[2, 0]])
})
