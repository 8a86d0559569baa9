import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arcAsCurves } from './arc-as-curves'
import { brokenText } from './broken-text'
import { chartFile } from './chart-file'
import type { ChartSheet } from './chart-sheet'
import { csvOfTable } from './csv-of-table'
import { fileNameOf } from './file-name-of'
import { PdfEncoding } from './pdf-encoding'
import { placeEntries } from './place-entries'
import { readColour } from './read-colour'
import { RecordingPen } from './recording-pen'
import { sheetColours } from './sheet-colours'
import { SvgWriter } from './svg-writer'

// Nothing can be measured here: letters then have their usual width.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

const sheet: ChartSheet = {
  ...{
    title: 'Wärme <1> & „Kälte“ · Łódź',
    lines: ['2025 · je m²'],
    unit: 'kg CO₂',
    secondUnit: '°C',
    language: 'de',
  },
  ...{
    legend: [{ colour: '#0072b2', label: 'Strom', figure: 'Summe −1,5\u00a0€' }],
    notes: ['1 · 1. Juni 2026, 01:00: Neue Kältemaschine'],
    source: 'Quelle',
    height: 100,
  },
  at: new Date('2026-01-02T03:04:05Z'),
  draw: (pen) => {
    pen.fillStyle = 'rgb(0 114 178 / 50%)'
    pen.fillRect(0, 0, 10, 10)
  },
  recolour: (colour) => colour,
}

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })

test('the colours of a sheet are those of the light theme', () => {
  const styles = readFileSync(join(process.cwd(), 'shared/ui/src/theme/colours.css'), 'utf8')
  for (const [token, colour] of Object.entries(sheetColours)) {
    expect([token, styles.includes(`${token}: light-dark(${colour}, `)]).toEqual([token, true])
  }
})

test('an SVG has every text as text, escaped, and its drawing as paths', async () => {
  const file = await textOf(await chartFile('svg', sheet))
  const drawn = new DOMParser().parseFromString(file, 'image/svg+xml')
  const texts = [...drawn.querySelectorAll('text')].map((text) => text.textContent)
  expect(texts).toEqual([
    ...[sheet.title, '2025 · je m²', 'kg CO₂', '°C', 'Strom', 'Summe −1,5\u00a0€', ...sheet.notes, 'Quelle'],
  ])
  const square = [...drawn.querySelectorAll('path')].find(
    (path) => path.getAttribute('fill-opacity') === '0.5',
  )
  expect(square?.getAttribute('fill')).toBe('#0072b2')
})

test('a PDF says where its parts are, in which language it is and what it is called', async () => {
  const file = await textOf(await chartFile('pdf', sheet))
  const table = Number(/startxref\n(\d+)/.exec(file)![1])
  expect(file.slice(table, table + 4)).toBe('xref')
  expect(file).toContain('/Lang (de)')
  expect(file).toContain('/CreationDate (D:20260102030405Z)')
  // Beyond WinAnsi: each by the name of its glyph. The figure below the line is a small one.
  expect(file).toContain('/Differences [ 1 /Lslash 2 /zacute 3 /minus ]')
})

test('what German and English are written with has the codes of WinAnsi, whatever comes first', () => {
  const encoding = new PdfEncoding()
  expect(encoding.codesOf('ÄÖÜäöüß€°²–„“’')).toEqual([
    ...[0xc4, 0xd6, 0xdc, 0xe4, 0xf6, 0xfc, 0xdf, 0x80, 0xb0, 0xb2, 0x96, 0x84, 0x93, 0x92],
  ])
  expect(encoding.codesOf('1\u202f000')).toEqual([0x31, 0xa0, 0x30, 0x30, 0x30])
  const many = Array.from({ length: 60 }, (_, place) => String.fromCodePoint(0x410 + place)).join('')
  expect(new Set(encoding.codesOf(many).slice(0, 37)).size).toBe(37)
  expect(encoding.codesOf('я')).toEqual([0x3f])
})

test.each([
  ['#abc', [170, 187, 204, 1]],
  ['#11223380', [17, 34, 51, 128 / 255]],
  ['rgb(1, 2, 3)', [1, 2, 3, 1]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
  ['rgb(19 28 26 / 4.5%)', [19, 28, 26, 0.045]],
  ['color(srgb 0 0.5 1 / 0.25)', [0, 127.5, 255, 0.25]],
  ['transparent', [0, 0, 0, 0]],
])('a colour is read as it is written: %s', (written, expected) => {
  const { red, green, blue, alpha } = readColour(written)
  expect([red, green, blue, alpha]).toEqual(expected)
})

test('an arc keeps its radius all along, and turns the way it should', () => {
  const { from, curves } = arcAsCurves(10, 20, 5, 0, Math.PI, true)
  expect(from).toEqual([15, 20])
  expect(curves).toHaveLength(2)
  expect(curves[0]!.slice(4).map((at) => Math.round(at * 100) / 100)).toEqual([10, 15])
  expect(curves[1]!.slice(4).map((at) => Math.round(at * 100) / 100)).toEqual([5, 20])
  expect(arcAsCurves(0, 0, 1, 0, 2 * Math.PI).curves).toHaveLength(4)
})

test('a cut ends where its state is restored, and transforms add up', () => {
  const writer = new SvgWriter()
  const pen = new RecordingPen(writer)
  pen.save()
  pen.translate(10, 0)
  pen.scale(2, 2)
  pen.beginPath()
  pen.rect(0, 0, 5, 5)
  pen.clip()
  pen.fillRect(1, 1, 1, 1)
  pen.restore()
  pen.fillRect(0, 0, 1, 1)
  const file = writer.file(100, 100, 'a', 'b')
  expect(file).toMatch(
    /<g clip-path="url\(#cut1\)">\n<path d="M12 2L14 2L14 4L12 4Z" fill="#000000"\/>\n<\/g>\n<path d="M0 0L1 0/,
  )
})

test('a long title is broken between words, an endless word within itself', () => {
  expect(brokenText('one two three', 80, 20, false)).toEqual(['one two', 'three'])
  expect(brokenText('abcdefghijkl', 60, 20, false).join('')).toBe('abcdefghijkl')
})

test('a legend begins a new line where the next entry would not fit', () => {
  const entries = Array.from({ length: 3 }, () => ({
    colour: '#000',
    label: 'a'.repeat(20),
    figure: '1 kWh',
  }))
  expect(placeEntries(entries, 500).map(({ line }) => line)).toEqual([0, 0, 1])
  expect(placeEntries([{ label: 'a'.repeat(500) }], 200)[0]!.entry.label).toMatch(/^a+…$/)
})

test('a file name has nothing that a file system refuses', () => {
  expect(fileNameOf({ title: 'Gas/Heat: "A" · B', when: '1 Jan 2026 – 2 Feb 2026', ending: 'png' })).toBe(
    'Gas Heat – A · B-1 Jan 2026 – 2 Feb 2026.png',
  )
  const of = { when: 'October 2026', ending: 'svg' }
  expect(fileNameOf({ ...of, title: 'Cost · Mill · Main meter', place: 'Mill' })).toBe(
    'Mill-Cost · Main meter-October 2026.svg',
  )
  expect(fileNameOf({ ...of, title: 'Mill', place: 'Mill' })).toBe('Mill-October 2026.svg')
  const days = { from: '2026-10-01', to: '2026-10-31' }
  expect(fileNameOf({ ...of, days, title: 'Cost', place: 'Mill' })).toBe(
    'Mill-Cost-2026-10-01-2026-10-31.svg',
  )
  expect(fileNameOf({ ...of, title: 'Load duration', place: 'Mill' })).toBe(
    'Mill-Load duration-October 2026.svg',
  )
  expect(fileNameOf({ ...of, title: 'Cost: Mill, 2 meters', place: 'Mill' })).toBe(
    'Cost – Mill, 2 meters-October 2026.svg',
  )
})

test('a table as CSV is written as spreadsheets of the language expect it', () => {
  const table = {
    headings: ['Day', 'a;b'],
    rows: [
      ['=1+1', 1.5],
      ['"', null],
      ['c,d', 12.345],
    ],
  }
  expect(csvOfTable(table, 'de')).toBe('\uFEFFDay;"a;b"\r\n\'=1+1;1,5\r\n"""";\r\nc,d;12,3450\r\n')
  expect(csvOfTable(table, 'en')).toBe('\uFEFFDay,a;b\r\n\'=1+1,1.5\r\n"""",\r\n"c,d",12.3450\r\n')
})
