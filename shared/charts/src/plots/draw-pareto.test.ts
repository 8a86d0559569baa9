import { createFormats } from '@energycockpit/i18n'
import type { Pen } from '../downloads/pen'
import { valueAxis } from '../value-axis'
import { barAt, drawPareto, paretoArea } from './draw-pareto'
import { ticksOfAxis } from './number-axes'
import { sheetPalette } from './plot-palette'

const size = { width: 500, height: 300 }

/** What is filled and where the line turns. */
function drawn(values: readonly (number | null)[], cumulative: readonly (number | null)[]) {
  const bars: number[][] = []
  const dots: [number, number][] = []
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (other, name) => {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 7 })
      if (name === 'fillRect') return (...bar: number[]) => bars.push(bar)
      if (name === 'arc') return (x: number, y: number) => dots.push([x, y])
      return other[name as string] ?? (() => undefined)
    },
  }) as unknown as Pen
  const axis = valueAxis(values, 'kWh', true)
  drawPareto(pen, size, sheetPalette, {
    ...{ values, cumulative, isCandidate: values.map(() => true), threshold: 0.8, factor: axis.factor },
    ...{ yAxis: ticksOfAxis(axis, createFormats('en')), shareTicks: [] },
  })
  return { bars, dots }
}

test('what is zero or not known has no bar, and what has no share no place on the line', () => {
  const { bars, dots } = drawn([100, 0, null], [1, 1, null])
  expect(bars).toHaveLength(1)
  expect(dots).toHaveLength(2)
  expect(dots.map(([, y]) => y)).toEqual([paretoArea(size).top, paretoArea(size).top])
})

test('what is below zero hangs from the line at which shares begin', () => {
  const { bars } = drawn([100, -100], [1, null])
  const [[, top, , height], [, below]] = bars as [number[], number[]]
  expect(below).toBeCloseTo(top! + height!, 6)
})

test('a bar is found anywhere in its room, and none beside the plot', () => {
  const { left, right } = paretoArea(size)
  expect(barAt(left, 4, size)).toBe(0)
  expect(barAt(right - 1, 4, size)).toBe(3)
  expect([barAt(left - 1, 4, size), barAt(right, 4, size), barAt(left, 0, size)]).toEqual([
    ...[undefined, undefined, undefined],
  ])
})
