import { day, guess, lines, localTimes } from './files.testing'
import { isMatrix } from './find-matrix'

const dates = localTimes('2026-01-05 12:00', 30, 1440).map(({ dmy }) => dmy)
const row = (date: string, count: number) =>
  [date, ...Array.from({ length: count }, (_, at) => `${at},5`)].join(';')
const matrix = (names: readonly string[]) =>
  guess(
    lines(
      ['Datum', ...names].join(';'),
      dates.map((date) => row(date, names.length)),
    ),
  )
const clock = (minutes: number) =>
  Array.from({ length: 1440 / minutes }, (_, place) => {
    const at = place * minutes
    return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
  })
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, place) => `${place + from}`)

test.each<[string, string[]]>([
  ['hours from 1', numbers(24)],
  ['hours from 0', numbers(24, 0)],
  ['a day of 25 hours', numbers(25)],
  ['hours with a word', numbers(24).map((hour) => `Std. ${hour}`)],
  ['settlement periods', numbers(48)],
  ['quarters as a clock shows them', clock(15)],
  ['hours from and to', clock(60).map((from, place) => `${from} - ${clock(60)[place + 1] ?? '24:00'}`)],
  ['columns without a heading', numbers(24).map(() => '')],
])('a row for each day, with %s, is no file of days', (_, names) => {
  expect(isMatrix(matrix(names))).toBe(true)
})

test.each<[string, string[]]>([
  ['meters with numbers of theirs', numbers(24).map((_, place) => `Zähler ${4_711 + place * 13}`)],
  ['few columns', numbers(5)],
  ['buildings', numbers(30).map((_, place) => `Building ${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef'[place]}`)],
])('daily values of %s are days', (_, names) => expect(isMatrix(matrix(names))).toBe(false))

test('quarters of an hour of many meters are none', () => {
  const rows = day(({ dmy, time }) => `${dmy} ${time};${numbers(24).join(';')}`)
  expect(isMatrix(guess(lines(['Zeit', ...numbers(24)].join(';'), rows)))).toBe(false)
})
