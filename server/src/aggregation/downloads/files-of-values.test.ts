import { bucketStarts } from '@energycockpit/time'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { previewFile } from '../../readings/csv-files/preview-file'
import { readFile } from '../../readings/csv-files/read-file'
import type { Quality } from '../../readings/store/write-readings'
import { csvText } from './csv-text'
import { attachment } from '../../http/attachment'
import { commonPlace, fileName } from '../../http/file-name'
import { shownTable, type ShownValues } from './shown-table'
import { spreadsheet } from './spreadsheet'
import { downloadTexts } from './texts'

const hour = 3_600_000

/** The hours of a day in Berlin, each with its number as the value. */
function hoursFrom(midnight: string, count: number, more: Partial<ShownValues> = {}): ShownValues {
  const at = Array.from({ length: count }, (_, place) => Date.parse(midnight) + place * hour)
  return {
    ...{ name: 'Main meter', unit: 'kWh', timeZone: 'Europe/Berlin', at },
    ...{ value: at.map((_, place) => place / 4), measured: at.map(() => 1), estimated: at.map(() => 0) },
    qualities: new Map(at.map((instant) => [instant, 'measured'])),
    ...more,
  }
}
const csv = (shown: ShownValues, language: 'de' | 'en' = 'en') =>
  [...csvText(shownTable(shown, downloadTexts[language]), language)].join('')
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n')

test.each([
  ['23', '2026-03-28T23:00Z', 23, ['01:00:00+01:00', '03:00:00+02:00']],
  ['25', '2026-10-24T22:00Z', 25, ['02:00:00+02:00', '02:00:00+01:00']],
])(
  'a day of %s hours has a row for each, with the offset that tells them apart',
  (_, midnight, count, hours) => {
    const lines = linesOf(csv(hoursFrom(midnight, count)))
    expect(lines).toHaveLength(count + 1)
    const times = lines.slice(1).map((line) => line.split(',')[0]!.slice(11))
    const place = times.indexOf(hours[0]!)
    expect(times.slice(place, place + 2)).toEqual(hours)
    expect(new Set(lines).size).toBe(count + 1)
  },
)

test('a language has its own signs and words', () => {
  const shown = hoursFrom('2026-01-01T00:00Z', 2, { value: [1234.5, null], name: 'Zähler; Keller' })
  const at = shown.at[0]!
  const qualities = new Map<number, Quality>([[at, 'substituted']])
  expect(csv({ ...shown, qualities }, 'de')).toBe(
    '\uFEFFBeginn;"Zähler; Keller [kWh]";Qualität\r\n2026-01-01T01:00:00+01:00;1234,5;Ersatzwert\r\n2026-01-01T02:00:00+01:00;;\r\n',
  )
  expect(linesOf(csv({ ...shown, qualities }, 'en'))).toEqual([
    'start,Zähler; Keller [kWh],quality',
    '2026-01-01T01:00:00+01:00,1234.5,substituted',
    '2026-01-01T02:00:00+01:00,,',
  ])
})

test('a bucket of many readings says how much of it is there, and when its greatest value was', () => {
  const shown = hoursFrom('2026-01-01T00:00Z', 1, {
    ...{ measured: [0.5], estimated: [0.25], qualities: undefined },
    valueAt: [Date.parse('2026-01-01T00:15Z')],
  })
  expect(linesOf(csv(shown))).toEqual([
    'start,Main meter [kWh],time of the value,measured [%],estimated [%]',
    '2026-01-01T01:00:00+01:00,0,2026-01-01T01:15:00+01:00,50,25',
  ])
})

test.each([
  ['en', 'values cover', 'no interval'],
  ['de', 'Werte umfassen', 'kein Intervall'],
] as const)(
  'rows in %s over whose edges a value reaches say what they cover',
  async (language, heading, none) => {
    const at = [0, 1, 2].map((days) => Date.parse('2026-10-24T10:00Z') + days * 24 * hour)
    const covered = new Map([
      [at[0]!, { from: Date.parse('2026-10-24T22:00Z'), to: Date.parse('2026-10-25T23:00Z') }],
      [at[2]!, { from: at[2]!, to: at[2]! }],
    ])
    const shown: ShownValues = {
      ...{ name: 'Main meter', unit: 'kWh', timeZone: 'Europe/Berlin', at, covered },
      ...{ value: [1, 2, null], measured: [1, 1, 0], estimated: [0, 0, 0] },
    }
    const [headings, ...rows] = linesOf(csv(shown, language))
    const separator = language === 'de' ? ';' : ','
    const last = (line: string) => line.split(separator).at(-1)
    expect(last(headings!)).toBe(heading)
    expect(rows.map(last)).toEqual(['2026-10-25T00:00:00+02:00/2026-10-26T00:00:00+01:00', '', none])
    const texts = downloadTexts[language]
    const sheet = await buffer(spreadsheet(shownTable(shown, texts), { texts, sheet: 'x', language: 'de' }))
    const strings = strFromU8(unzipSync(new Uint8Array(sheet))['xl/sharedStrings.xml']!)
    for (const text of [heading, none, '2026-10-25T00:00:00+02:00/2026-10-26T00:00:00+01:00'])
      expect(strings).toContain(text)
    // Where nothing is cut, there is no such column.
    expect(linesOf(csv({ ...shown, covered: new Map() }, language))[0]).not.toContain(heading)
  },
)

test.each(['=1+1', '+49 meter', '-1', '@SUM(A1)', '=HYPERLINK("http://x")'])(
  'a meter that is called %p is no formula',
  (name) => {
    const [heading] = linesOf(csv(hoursFrom('2026-01-01T00:00Z', 1, { name })))
    expect(heading).toMatch(/^start,"?'/)
  },
)

const anyReading = fc.record({
  value: fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: -1000, max: 1_000_000 }),
    fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
  ),
  quality: fc.constantFrom<Quality>('measured', 'estimated', 'substituted'),
})
type Reading = typeof anyReading extends fc.Arbitrary<infer R> ? R : never

const shownReadings = fc
  .record({
    readings: fc.array(fc.option(anyReading, { nil: null, freq: 8 }), { minLength: 40, maxLength: 60 }),
    from: fc.constantFrom('2026-03-28T20:00Z', '2026-10-24T20:00Z', '2026-04-04T05:00Z'),
    length: fc.constantFrom('PT15M' as const, 'PT1H' as const, 'P1D' as const),
    timeZone: fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns'),
    isCut: fc.boolean(),
    name: fc.constantFrom('Main meter', 'Zähler (alt)', 'Grid [no. 3] meter', 'A, "B"; C', '=1', 'Sommer 7'),
    unit: fc.constantFrom('kWh', 'm³', '°C'),
  })
  .map(({ readings, from, length, timeZone, name, unit, isCut }) => {
    const day = 86_400_000
    const { starts } = bucketStarts(Date.parse(from), Date.parse(from) + 62 * day, length, timeZone)
    const at = starts.slice(1, readings.length + 1)
    const stored = at.flatMap((instant, place): [number, Reading][] => {
      const one = readings[place]
      return one ? [[instant, one]] : []
    })
    const shown: ShownValues = {
      ...{ name, unit, timeZone, at, value: at.map((_, place) => readings[place]?.value ?? null) },
      ...{ measured: [], estimated: [] },
      qualities: new Map(stored.map(([instant, { quality }]) => [instant, quality])),
      // Of a period that ends within the last interval.
      ...(isCut && { covered: new Map([[at.at(-1)!, { from: at.at(-1)!, to: at.at(-1)! + day }]]) }),
    }
    return { shown, stored }
  })

test('whatever is written is read by the import as it was, and nothing has to be asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      shownReadings,
      fc.constantFrom('de' as const, 'en' as const),
      async ({ shown, stored }, language) => {
        fc.pre(stored.length > 10)
        const file = Buffer.from(csv(shown, language))
        const { plan, guess } = await previewFile(file, { timeZone: shown.timeZone, whole: true })
        expect(guess).toMatchObject({
          clock: { sure: 'certain', value: 'OFFSET' },
          values: [{ unit: { value: shown.unit } }],
        })
        const read = []
        for await (const rows of readFile(file, plan!)) read.push(...rows)
        expect(read.flatMap(({ faults }) => faults)).toEqual([])
        expect(
          read.flatMap(({ readings }) => readings.map(({ at, value, quality }) => [at, value, quality])),
        ).toEqual(stored.map(([at, { value, quality }]) => [at / 1000, value === 0 ? 0 : value, quality]))
      },
    ),
    { numRuns: 80 },
  )
}, 30_000)

test('a spreadsheet has local time, offset, value and quality in cells of their kinds', async () => {
  const shown = hoursFrom('2026-10-24T22:00Z', 25, { name: '=Main/meter' })
  const table = shownTable(shown, downloadTexts.en)
  const content = await buffer(
    spreadsheet(table, { texts: downloadTexts.en, sheet: shown.name, language: 'en' }),
  )
  const files = unzipSync(new Uint8Array(content))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!)
  expect(sheet.match(/<row /g)).toHaveLength(26)
  expect(sheet).not.toContain('<f>')
  expect(strFromU8(files['xl/workbook.xml']!)).toContain('name="=Main meter"')
  const texts = strFromU8(files['xl/sharedStrings.xml']!)
  for (const text of [
    'start (local time)',
    'UTC offset',
    '=Main/meter [kWh]',
    '+02:00',
    '+01:00',
    'measured',
  ])
    expect(texts).toContain(text)
  // 25 October 2026 in days since the end of 1899, and the third value of the day.
  expect(sheet).toMatch(/<v>46320<\/v>/)
  expect(sheet).toMatch(/<v>0.75<\/v>/)
})

test('a file is called after its building, its meter and the days that it holds', () => {
  const day = { from: Date.parse('2026-10-24T22:00Z'), to: Date.parse('2026-10-25T23:00Z') }
  const timeZone = 'Europe/Berlin'
  expect(
    fileName({ place: 'Rathaus', what: 'Zähler 1/2: "Nord"', ending: 'csv' }, { ...day, timeZone }),
  ).toBe('Rathaus-Zähler 1 2 – Nord-2026-10-25.csv')
  expect(fileName({ what: '..', ending: 'xlsx' }, { from: day.from, to: day.to + 1, timeZone })).toBe(
    '2026-10-25-2026-10-26.xlsx',
  )
  expect([commonPlace(['A', 'A']), commonPlace(['A', 'B']), commonPlace([])]).toEqual([
    ...['A', undefined, undefined],
  ])
  expect(attachment('Zähler "1".csv')).toBe(
    `attachment; filename="Zaehler _1_.csv"; filename*=UTF-8''Z%C3%A4hler%20%221%22.csv`,
  )
})
