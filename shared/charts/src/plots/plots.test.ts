import { createFormats } from '@energycockpit/i18n'
import { SvgWriter } from '../downloads/svg-writer'
import type { Pen } from '../downloads/pen'
import { RecordingPen } from '../downloads/recording-pen'
import { valueAxis } from '../value-axis'
import { drawLines } from './draw-lines'
import { classOf, heatClasses, mixtureOf } from './heat-classes'
import { mixColours } from './mix-colours'
import { nearestPlace } from './nearest-place'
import { drawAxes, plotArea, ticksOfAxis } from './number-axes'
import { sheetPalette } from './plot-palette'

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

test('the nearest place, or the one whose value still holds', () => {
  expect([-5, 4, 6, 11, 99].map((wanted) => nearestPlace([0, 10, 20], wanted, false))).toEqual([
    0, 0, 1, 1, 2,
  ])
  expect([-5, 4, 9, 10, 99].map((wanted) => nearestPlace([0, 10, 20], wanted, true))).toEqual([0, 0, 0, 1, 2])
  expect(nearestPlace([], 1, false)).toBeUndefined()
})

test('the classes of a scale are the steps of its axis, and every value has one', () => {
  const axis = valueAxis([0, 10, 70], 'kWh', false, 7)
  const classes = heatClasses(axis)
  expect(classes.map(({ from, to }) => [from, to])).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((at) => [at * 10, at * 10 + 10]),
  )
  expect([0, 9.9, 10, 70].map((value) => classOf(value, axis, classes.length))).toEqual([0, 0, 1, 6])
})

test('stronger classes are darker all the way, so that they are told apart without their hue', () => {
  const greys = [0, 0.25, 0.5, 0.75, 1].map((strength) => {
    const { colour, ink } = mixtureOf(strength)
    const [red, green, blue] = mixColours(mixColours('#ffffff', '#0072b2', colour), '#131c1a', ink)
      .match(/\d+/g)!
      .map(Number)
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  })
  expect(greys).toEqual([...greys].sort((one, other) => other - one))
  expect(greys.every((grey, place) => place === 0 || greys[place - 1]! - grey > 12)).toBe(true)
})

test('a line breaks at a gap, keeps its last point, and is thinned where there are more points than px', () => {
  const x = Array.from({ length: 35_000 }, (_, place) => place)
  const y = x.map((at) => (at === 100 ? null : 1))
  const writer = new SvgWriter()
  drawLines(new RecordingPen(writer), { width: 500, height: 300 }, sheetPalette, {
    ...{ x, factor: 1, isStepped: false, lines: [{ label: 'a', carrier: 'gas', y }] },
    xAxis: { minimum: 0, maximum: 34_999, ticks: [] },
    yAxis: ticksOfAxis(valueAxis([0, 1], 'kW', true), createFormats('en')),
  })
  const path = /<path d="([^"]*)"[^>]*stroke="#8c4600"/.exec(writer.file(500, 300, 'a', 'b'))![1]!
  expect(path.match(/M/g)).toHaveLength(2)
  expect(path.match(/L/g)!.length).toBeLessThan(1500)
  expect(path).toMatch(/L492 [\d.]+$/)
})

test.each([
  [300, ['0 h', '200 h', '400 h', '600 h']],
  [900, ['0 h', '100 h', '200 h', '300 h', '400 h', '500 h', '600 h', '700 h']],
])('on %d px the labels have equal distances, and none is cut off at the left', (width, expected) => {
  const texts: [string, number][] = []
  const noPen = new Proxy({} as Record<string, unknown>, {
    get: (pen, name) => {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 7 })
      if (name === 'fillText') return (text: string, x: number) => texts.push([text, x])
      return pen[name as string] ?? (() => undefined)
    },
  }) as unknown as Pen
  const ticks = [0, 100, 200, 300, 400, 500, 600, 700].map((at) => ({ at, label: `${at} h` }))
  const values = ticksOfAxis(valueAxis([-4_000, 0], 'kWh', true), createFormats('en'))
  drawAxes(noPen, plotArea({ width, height: 300 }), sheetPalette, { minimum: 0, maximum: 745, ticks }, values)
  expect(texts.flatMap(([text]) => (text.endsWith(' h') ? [text] : []))).toEqual(expected)
  for (const [text, x] of texts)
    if (!text.endsWith(' h')) expect(x - text.length * 7).toBeGreaterThanOrEqual(0)
})
