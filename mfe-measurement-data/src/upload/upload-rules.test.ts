import type { CsvGuess } from '@energycockpit/contract'
import { columnRoles, roleOf, withRole } from './column-roles'
import { draftOf, openOf, planOfDraft } from './draft'
import { refusedLines } from './refused-lines'
import { localTimeWithOffset } from './local-time-with-offset'
import { createFormats } from '@energycockpit/i18n'

const certain = <Value>(value: Value) => ({ sure: 'certain' as const, value, others: [] })
const open = { sure: 'open' as const, others: [] }
const guess: CsvGuess = {
  ...{ encoding: certain('utf-8'), separator: certain(';'), headingLines: 1, headings: ['t', 'a', 'b', 'c'] },
  ...{ decimalSign: certain(','), thousandsSign: certain('none'), dateColumn: certain(0) },
  ...{ timeColumn: certain(null), timeFormat: certain('ISO'), clock: certain('LOCAL') },
  ...{ timeZone: certain('Europe/Berlin'), names: certain('START'), interval: certain('PT1H') },
  ...{ clockChange: certain(null), meterColumns: certain([]), unitColumn: certain(null) },
  values: [{ column: 1, unit: certain('kWh'), qualityColumn: 2 }],
  qualities: [{ text: 'W', quality: certain('measured') }],
}

test('a guess without doubts is a plan, and a doubt has to be cleared first', () => {
  expect(planOfDraft(draftOf(guess, {}))).toMatchObject({
    separator: ';',
    values: [{ column: 1, unit: 'kWh', qualityColumn: 2 }],
    qualities: [{ text: 'W', quality: 'measured' }],
  })
  const doubtful: CsvGuess = { ...guess, timeFormat: open, qualities: [{ text: 'X', quality: open }] }
  expect(openOf(draftOf(doubtful, {}))).toEqual(['timeFormat', 'qualities'])
  expect(planOfDraft(draftOf(doubtful, {}))).toBeUndefined()
  const cleared = { timeFormat: 'DMY', qualities: [{ text: 'X', quality: 'estimated' }] } as const
  expect(planOfDraft(draftOf(doubtful, { ...cleared, qualities: [...cleared.qualities] }))).toMatchObject(
    cleared,
  )
})

test('without a unit the values are those of the series, without values there is nothing to read', () => {
  const nameless = { ...guess, values: [{ column: 1, unit: open, qualityColumn: null }] }
  expect(planOfDraft(draftOf(nameless, {}))?.values).toEqual([{ column: 1, unit: null, qualityColumn: null }])
  expect(openOf(draftOf({ ...guess, values: [] }, {}))).toEqual(['values'])
})

test.each(columnRoles)('a column that is made %s is that and nothing else', (role) => {
  for (const column of [0, 1, 2, 3]) {
    const draft = draftOf(guess, withRole(draftOf(guess, {}), column, role))
    // Of a quality somebody has to speak: without a value there is none.
    const expected = role === 'quality' && draft.values?.length === 0 ? 'unused' : role
    expect([column, roleOf(draft, column)]).toEqual([column, expected])
  }
})

test('roles of other columns stay, and one that only one column can have moves on', () => {
  const draft = draftOf(guess, withRole(draftOf(guess, {}), 3, 'time'))
  expect([0, 1, 2, 3].map((column) => roleOf(draft, column))).toEqual(['unused', 'value', 'quality', 'time'])
  const second = draftOf(guess, withRole(draft, 2, 'value'))
  expect(second.values).toEqual([
    { column: 1, unit: 'kWh', qualityColumn: null },
    { column: 2, unit: null, qualityColumn: null },
  ])
  expect(openOf(draftOf(guess, withRole(draftOf(guess, {}), 0, 'unused')))).toEqual(['dateColumn'])
})

test('where no time was found, saying which column tells it leaves the other columns without a role', () => {
  const nothing: CsvGuess = {
    ...guess,
    ...{
      dateColumn: open,
      timeColumn: open,
      clockChange: open,
      meterColumns: open,
      unitColumn: open,
      values: [],
    },
  }
  const said = draftOf(nothing, withRole(draftOf(nothing, {}), 2, 'time'))
  expect(openOf(said)).toEqual(['values'])
})

test('what a refusal says of each line is taken apart', () => {
  const reason = (code: string, detail: string) => ({ code, title: 'x', detail })
  expect(
    refusedLines([
      reason('READINGS_REFUSED', '2 of the lines are wrong; nothing was stored'),
      reason('VALUE_UNREADABLE', "line 8: column 2: 'a: b'"),
      reason('SOMETHING_NEW', 'line 9: ?'),
    ]),
  ).toEqual([{ line: 8, code: 'VALUE_UNREADABLE', detail: "column 2: 'a: b'" }])
})

test.each([
  ['2026-10-25T00:00:00Z', '25 Oct 2026, 02:00, UTC+02:00'],
  ['2026-10-25T01:00:00Z', '25 Oct 2026, 02:00, UTC+01:00'],
])('%s is told with its offset', (at, written) => {
  expect(localTimeWithOffset(at, 'Europe/Berlin', createFormats('en'))).toBe(written)
})

test('an offset can be negative, and of half an hour', () => {
  expect(localTimeWithOffset('2026-07-01T00:00:30Z', 'America/St_Johns', createFormats('de'), true)).toBe(
    '30. Juni 2026, 21:30:30, UTC−02:30',
  )
})
