import { csvGuessSchema, csvPlanSchema } from '@energycockpit/contract'
import fc from 'fast-check'
import { certain, day, guess, likely, lines, localTimes } from './files.testing'
import { planOf } from './guess-file'

test('an import profile from Germany: columns of meters, comma, local time', () => {
  const rows = day(({ dmy, time }, place) => `${dmy} ${time};1.2${place % 10}0,5;0,25;W`)
  const found = guess(Buffer.from(lines('Zeitstempel;Süd [kWh];Nord in kW;Status', rows), 'latin1'))
  expect(found).toMatchObject({
    encoding: likely('windows-1252'),
    separator: certain(';'),
    headingLines: 1,
    headings: ['Zeitstempel', 'Süd [kWh]', 'Nord in kW', 'Status'],
    decimalSign: certain(','),
    thousandsSign: certain('.'),
    dateColumn: certain(0),
    timeColumn: certain(null),
    timeFormat: certain('DMY'),
    clock: { sure: 'likely', value: 'LOCAL', others: ['STANDARD', 'UTC'] },
    timeZone: likely('Europe/Berlin'),
    names: { sure: 'likely', value: 'START', others: ['END'] },
    interval: certain('PT15M'),
    clockChange: certain(null),
    meterColumns: certain([]),
    values: [
      { column: 1, unit: certain('kWh'), qualityColumn: 3 },
      { column: 2, unit: likely('kW'), qualityColumn: 3 },
    ],
    qualities: [{ text: 'W', quality: likely('measured') }],
  })
  expect(planOf(found)).toMatchObject({ separator: ';', interval: 'PT15M', qualities: [{ text: 'W' }] })
})

test('a row for each meter and hour, with OBIS, unit and quality in columns of their own', () => {
  const rows = localTimes('2026-03-10 00:00', 48, 60).flatMap(({ iso, time, offset }, hour) =>
    ['DE00056266802AO6G56M11SN51G21M24S', 'DE00056266802AO6G56M11SN51G21M25T'].map(
      (meter) => `${meter},1-1:1.29.0,${iso}T${time}${offset},${hour}.5,kWh,${hour % 5 ? 'W' : 'E'}`,
    ),
  )
  const found = guess(lines('Messlokation,OBIS,Start,Wert,Einheit,Status', rows))
  expect(found).toMatchObject({
    separator: certain(','),
    decimalSign: certain('.'),
    dateColumn: certain(2),
    timeFormat: certain('ISO'),
    clock: certain('OFFSET'),
    names: certain('START'),
    interval: certain('PT1H'),
    meterColumns: certain([0, 1]),
    unitColumn: certain(4),
    values: [{ column: 3, qualityColumn: 5 }],
    qualities: [
      { text: 'E', quality: likely('substituted') },
      { text: 'W', quality: likely('measured') },
    ],
  })
})

test('lines of what the file is stand above its headings, and units below them', () => {
  const found = guess(
    lines(
      ['Lastgang', 'Kunde: Stadtwerke', '', 'Datum;Uhrzeit;Zähler 1;Zähler 2', ';;kWh;m3'],
      day(({ dmy, time }) => `${dmy};${time};1,5;2,5`),
    ),
  )
  expect(found).toMatchObject({
    headingLines: 5,
    headings: ['Datum', 'Uhrzeit', 'Zähler 1', 'Zähler 2'],
    dateColumn: certain(0),
    timeColumn: certain(1),
    interval: certain('PT15M'),
    values: [
      { column: 2, unit: certain('kWh') },
      { column: 3, unit: certain('m³') },
    ],
  })
})

test('without headings, and of a year by days', () => {
  const found = guess(lines(localTimes('2026-03-10 12:00', 30, 1_440).map(({ iso }) => `${iso}\t12.5`)))
  expect(found).toMatchObject({
    ...{ separator: certain('\t'), headingLines: 0, interval: certain('P1D'), timeFormat: certain('ISO') },
    values: [{ column: 1, unit: { sure: 'open' } }],
  })
})

describe('signs of numbers', () => {
  const signs = (...numbers: string[]) => {
    const { decimalSign, thousandsSign } = guess(
      lines(
        'Zeit;Wert',
        day(({ dmy, time }, place) => `${dmy} ${time};${numbers[place % numbers.length]}`),
      ),
    )
    return [decimalSign, thousandsSign].map((each) =>
      each.sure === 'open' ? 'open' : `${each.sure} ${each.value}`,
    )
  }
  test.each([
    [['1,5'], ['certain ,', 'likely none']],
    [
      ['0.125', '1.234'],
      ['certain .', 'likely none'],
    ],
    [
      ['1.234', '2.345'],
      ['open', 'open'],
    ],
    [
      ['1.234', '2,5'],
      ['certain ,', 'certain .'],
    ],
    [['1.234.567'], ['certain ,', 'certain .']],
    [["1'234.5"], ['certain .', "certain '"]],
    [['1 234,5'], ['certain ,', 'certain  ']],
    [
      ['1.5', '1,5'],
      ['open', 'open'],
    ],
    [
      ['7', '12'],
      ['likely ,', 'likely none'],
    ],
  ])('%j', (numbers, expected) => expect(signs(...numbers)).toEqual(expected))
})

describe('qualities', () => {
  const qualities = (...texts: string[]) =>
    Object.fromEntries(
      guess(
        lines(
          'Zeit;Wert;Status',
          day(({ dmy, time }, place) => `${dmy} ${time};1,5;${texts[place % texts.length]}`),
        ),
      ).qualities.map(({ text, quality }) => [text, quality.sure === 'open' ? 'open' : quality.value]),
    )
  test.each<[string[], Record<string, string>]>([
    [['W', 'E', 'V', 'F'], { W: 'measured', E: 'substituted', V: 'estimated', F: 'missing' }],
    [['A', 'E'], { A: 'measured', E: 'estimated' }],
    [['E'], { E: 'open' }],
    [['G', 'W'], { G: 'estimated', W: 'measured' }],
    [['G'], { G: 'measured' }],
    [['Wahrer Wert', 'Ersatzwert'], { 'Wahrer Wert': 'measured', Ersatzwert: 'substituted' }],
    [['Q7', 'W'], { Q7: 'open', W: 'measured' }],
  ])('%j', (texts, expected) => expect(qualities(...texts)).toEqual(expected))

  test('stand beside their value where each has its own', () => {
    const found = guess(
      lines(
        'Zeit;Z1;S1;Z2;S2',
        day(({ dmy, time }) => `${dmy} ${time};1,5;W;2,5;E`),
      ),
    )
    expect(found.values.map(({ column, qualityColumn }) => [column, qualityColumn])).toEqual([
      [1, 2],
      [3, 4],
    ])
  })
})

test('of a file that goes on, the line that is cut off says nothing', () => {
  const whole = lines(
    'Zeit;Wert',
    day(({ dmy, time }) => `${dmy} ${time};1,5`),
  )
  for (const cut of [1, 5, 12, 18]) {
    const found = guess(whole.slice(0, whole.length - cut), { whole: false })
    expect(found).toMatchObject({ decimalSign: certain(','), interval: certain('PT15M') })
  }
})

test('no garbage makes the guess fail or take long, and none is believed', () => {
  const sign = fc.constantFrom(
    'a',
    '1',
    '9',
    '.',
    ',',
    ';',
    '\t',
    '|',
    ':',
    '-',
    '"',
    '\n',
    '\r',
    ' ',
    'é',
    '\0',
  )
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: sign, maxLength: 300 }), fc.uint8Array({ maxLength: 300 })),
      (text) => {
        const found = guess(Buffer.from(text as string))
        expect(found.headingLines).toBeGreaterThanOrEqual(0)
        expect(found.dateColumn.sure === 'open' || found.headings.length > 1).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('what somebody has said is not guessed, and the rest is guessed by it', () => {
  const text = lines(
    'Zeit|Zähler, Süd [kWh]',
    localTimes('2026-03-10 00:00', 24, 60).map(({ iso, time }) => `${iso} ${time}|1,5`),
  )
  const found = guess(Buffer.from(text, 'latin1'), { separator: '|', encoding: 'windows-1252' })
  expect(found).toMatchObject({ separator: certain('|'), encoding: certain('windows-1252') })
  expect(found.headings).toEqual(['Zeit', 'Zähler, Süd [kWh]'])
  expect(guess(text, { separator: '\t' })).toMatchObject({ separator: certain('\t'), values: [] })
})

test.each([
  [
    'thousands of empty lines first',
    lines(
      '\n'.repeat(20_000),
      'time,a',
      day(({ iso, time }) => `${iso} ${time},1`),
    ),
  ],
  ['more columns than are taken', day(({ iso, time }) => `${iso} ${time}${',1'.repeat(3_000)}`).join('\n')],
  [
    'more ways to write a quality than are told apart',
    lines(
      'time,value,status',
      day(({ iso, time }, place) => {
        const status = [...'measured'].map((sign, bit) => ((place >> bit) & 1 ? sign.toUpperCase() : sign))
        return `${iso} ${time},1,${status.join('')}`
      }),
    ),
  ],
])('%s: what is guessed is what can be answered', (_, text) => {
  const found = guess(text)
  expect(csvGuessSchema.safeParse(found).error).toBeUndefined()
  expect(csvPlanSchema.safeParse(planOf(found)).error).toBeUndefined()
  expect(found.values.length).toBeGreaterThan(0)
})
