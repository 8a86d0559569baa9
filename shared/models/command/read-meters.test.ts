import { Readable } from 'node:stream'
import { dayOf } from '../src/daily/calendar'
import { BadInput } from './bad-input'
import { choiceOf } from './choice'
import { readMeters } from './read-meters'

const readAll = (text: string, drivers?: string[]) => readMeters(Readable.from([Buffer.from(text)]), drivers)
const read = async (text: string) => (await readAll(text)).meters
const faultOf = (text: string) =>
  read(text).then(
    () => 'none',
    (error: Error) => (error instanceof BadInput ? error.message : `not ours: ${error.message}`),
  )
const first = dayOf('2021-01-01')!

test('columns come in any order, with a mark, quotes, other columns and ends of lines of Windows', async () => {
  const text =
    '\uFEFF"Date",holiday,Usage,"meter",temperature,note\r\n2021-01-02,1,2.5,"a, ""b""",-3.5,x\r\n2021-01-01,,,"a, ""b""",,\r\n'
  expect([...(await read(text))]).toEqual([
    [
      'a, "b"',
      [
        { day: first, usage: undefined, temperature: undefined, holiday: false },
        { day: first + 1, usage: 2.5, temperature: -3.5, holiday: true },
      ],
    ],
  ])
})

test('temperature and holiday may be absent, and midnight is a day', async () => {
  const days = (
    await read('meter,date,usage\nm,2021-01-01T00:00:00Z,-1e3\n\nm,2021-01-02 00:00:00,NaN\n')
  ).get('m')
  expect(days).toEqual([
    { day: first, usage: -1000, temperature: undefined, holiday: false },
    { day: first + 1, usage: undefined, temperature: undefined, holiday: false },
  ])
})

test('semicolons come with decimal commas, as German spreadsheets write them', async () => {
  expect((await read('meter;date;usage\nm;2021-01-01;1,5\n')).get('m')![0]!.usage).toBe(1.5)
})

test('drivers are the columns that are named so, or those that are asked for; closed days are read', async () => {
  const text =
    'meter,date,usage,closed,Driver:Beer,people\nm,2021-01-01,1,1,2.5,7\nm,2021-01-02,1,0,,8\nm,2021-01-03,1,,0,\n'
  const all = await readAll(text)
  expect(all.drivers).toEqual(['Beer'])
  expect(all.meters.get('m')!.map(({ shut, drivers }) => [shut, drivers])).toEqual([
    [true, [2.5]],
    [false, [undefined]],
    [false, [0]],
  ])
  const asked = await readAll(text, ['people', 'beer'])
  expect(asked.drivers).toEqual(['people', 'Beer'])
  expect(asked.meters.get('m')![1]!.drivers).toEqual([8, undefined])
  expect((await readAll(text, [])).drivers).toEqual([])
})

test.each<[string[] | undefined, string, RegExp]>([
  [['coffee'], 'meter,date,usage\n', /the driver coffee is missing/],
  [['usage'], 'meter,date,usage\n', /usage is in the model already/],
  [undefined, 'meter,date,usage,driver:a,driver:a\n', /driver:a is there twice/],
  [undefined, 'meter,date,usage,driver:a\nm,2021-01-01,1,many\n', /Line 2, column a: "many"/],
])('drivers %j of %j are refused', async (drivers, text, message) => {
  await expect(readAll(text, drivers)).rejects.toThrow(message)
})

test.each([
  ['', /file is empty/],
  ['meter,day,usage\n', /Line 1: the column date is missing\. There is: meter, day, usage/],
  ['meter,date,usage,usage\n', /column usage is there twice/],
  [
    'meter,date,usage\nm,2021-01-01,1\nm,2021-01-02,12 kWh\n',
    /Line 3, column usage: "12 kWh" is not a number/,
  ],
  ['meter,date,usage\nm,2021-01-01,1e999\n', /Line 2, column usage/],
  ['meter,date,usage\nm,2021-01-01,0x10\n', /Line 2, column usage/],
  ['meter,date,usage\nm,2021-02-30,1\n', /Line 2, column date: "2021-02-30"/],
  ['meter,date,usage\nm,01.02.2021,1\n', /Line 2, column date/],
  ['meter,date,usage,temperature\nm,2021-01-01,1,warm\n', /Line 2, column temperature/],
  ['meter,date,usage,holiday\nm,2021-01-01,1,yes\n', /Line 2, column holiday: "yes" is neither 0 nor 1/],
  ['meter,date,usage\n,2021-01-01,1\n', /Line 2, column meter/],
  ['meter,date,usage\nm,2021-01-01\n', /Line 2: 2 fields instead of 3/],
  ['meter,date,usage\nm,2021-01-01,1\nm,2021-01-01,2\n', /Meter m: 2021-01-01 is there twice/],
  ['meter,date,usage\nm,2021-01-01,1\nm,0021-01-02,2\n', /Is a year wrong/],
  ['meter,date,usage\nm,"2021-01-01,1\n', /Quote Not Closed/],
])('%j is refused with the place', async (text, message) => {
  expect(await faultOf(text)).toMatch(message)
})

test.each([
  [[], /Which file/],
  [['a.csv', 'b.csv'], /One file at a time/],
  [['a.csv', '--form', 'hourly'], /pooled or explainable/],
  [['a.csv', '--until', '2021-02-29'], /--until is a day/],
  [['a.csv', '--drift', 'much'], /per cent/],
  [['a.csv', '--drivers', 'a,b,a'], /names a column twice/],
  [['a.csv', '--frm', 'pooled'], /Unknown option/],
])('the arguments %j are refused', (args, message) => {
  expect(() => choiceOf(args)).toThrow(message)
})

test('what is not said is the pooled form of all days, with the drift of electricity', () => {
  expect(choiceOf(['a.csv'])).toEqual({
    ...{ file: 'a.csv', form: 'pooled', until: Infinity, drift: 0.084, out: undefined, drivers: undefined },
  })
})
