import type { ChartDataset } from 'chart.js'
import { barsOf } from '../bars-of'
import { readColour } from '../downloads/read-colour'
import type { ChartPalette } from '../palette'
import type { ChartLevel, LevelSeries } from './chart-level'
import { lonePoints, partsOfTrust, signedPoints, stepsOf, wholeLine, type DrawnPoint } from './line-parts'
import type { Band } from './band-of-series'
import { placeOf, pointsToDraw } from './points-to-draw'
import { estimated, hollow, sure } from './series-points'
import type { SeriesSign } from './series-signs'
import type { TimeWindow } from './time-series'
import { spanOf } from './time-window'

/** How one series is coloured; canvas colours and patterns. */
export interface SeriesInk {
  colour: string
  hatch: CanvasPattern | string
  wash: CanvasPattern | string
}

interface DatasetsInput {
  level: ChartLevel
  window: TimeWindow
  /** Of the plot, px. */
  width: number
  palette: ChartPalette
  inkOf: (id: string) => SeriesInk
  signOf: (id: string) => SeriesSign
}

type TimeDataset = ChartDataset<'bar' | 'line', DrawnPoint[]>

const THINNEST_BAR = 3
/** Px of a bucket over which a dashed line does not look like one. */
const NARROW = 14
/** Px from one sign of a line to the next. */
const SIGN_DISTANCE = 110

/** The end of the labels of what is no series of its own. */
export const bandName = 'band'

const yAxes = ['y', 'y2'] as const

/** What chart.js draws of a level in a window; in the order of the series, those on a stack first. */
export function timeDatasets(input: DatasetsInput): TimeDataset[] {
  const { level, window, width } = input
  const bars = level.series.filter((each) => kindOf(each) === 'bar' || kindOf(each) === 'area')
  const abreast = Math.max(
    1,
    bars.filter(({ stack }) => !stack).length + (bars.some(({ stack }) => stack) ? 1 : 0),
  )
  const single = bars.length === 1
  const ownCount = level.series.filter(({ series }) => !series.isComparison).length
  const stack = level.series.filter((each) => each.stack)
  const others = level.series.filter((each) => !each.stack)
  const stackPlaces =
    stack.length > 0 ? pointsToDraw(stack[0]!.points.at, stack.at(-1)!.stack!.value, window, width) : []
  return [
    ...stack.flatMap((each, place) =>
      barsFit(each, 1) ? [asBars(each, 'stack')] : [asArea(each, stackPlaces, place === 0 ? 'origin' : '-1')],
    ),
    ...others.flatMap((each, place) => {
      if (kindOf(each) === 'bar' && barsFit(each, abreast)) return [asBars(each, each.series.id)]
      const places = pointsToDraw(each.points.at, each.points.value, window, width)
      const { kind } = each.series
      const filled = kind === 'area' || (kindOf(each) === 'bar' && single)
      return [
        ...(filled ? [asArea(each, places, 'origin')] : asLine(each, places)),
        ...signs(each, places, place),
        ...asBand(each, places),
      ]
    }),
  ]

  function barsFit(each: LevelSeries, count: number): boolean {
    if (kindOf(each) !== 'bar' || each.values.pairs) return false
    const { at } = each.points
    const seen = Math.max(1, placeOf(at, window.to) - placeOf(at, window.from))
    return width / seen / count >= THINNEST_BAR
  }

  function asBars(each: LevelSeries, group: string): TimeDataset {
    const { points, qualities, series } = each
    const first = Math.max(0, placeOf(points.at, window.from) - 1)
    const places = Array.from(
      { length: Math.min(points.at.length, placeOf(points.at, window.to) + 1) - first },
      (_, index) => first + index,
    )
    const ink = input.inkOf(series.id)
    return {
      ...barsOf({ qualities: places.map((place) => qualities[place]!), ...ink }),
      label: `${series.id} bars`,
      data: wholeLine(points, places),
      parsing: false,
      ...(group === 'stack' ? { stack: group } : {}),
      yAxisID: yAxes[each.axis]!,
      order: 2,
    } as TimeDataset
  }

  function asArea(each: LevelSeries, places: readonly number[], fill: string): TimeDataset {
    const ink = input.inkOf(each.series.id)
    const stepped = kindOf(each) === 'bar'
    return {
      ...plainLine(each),
      label: `${each.series.id} area`,
      data: wholeLine(each.stack ?? each.points, places),
      backgroundColor: ink.colour,
      borderColor: each.stack ? input.palette.surface : ink.colour,
      borderWidth: 1,
      fill,
      stepped: stepped && places.length <= width ? 'middle' : false,
      order: 2,
    } as TimeDataset
  }

  function asLine(each: LevelSeries, places: readonly number[]): TimeDataset[] {
    const parts = [
      { name: 'line', trust: sure, borderDash: [] },
      { name: 'estimates', trust: estimated, borderDash: [5, 3] },
      { name: 'partial', trust: hollow, borderDash: [1, 3] },
    ]
    const alone = lonePoints(each.points, places)
    const isDense = places.length > width
    if (each.series.isComparison && !isDense && !each.values.pairs) {
      const isJoined = width / places.length >= NARROW
      const data = stepsOf(each.values, each.points, places, isJoined)
      const look = { data, borderDash: isJoined ? [9, 4] : [], borderJoinStyle: 'miter' }
      return [{ ...plainLine(each), label: `${each.series.id} line`, ...look } as TimeDataset]
    }
    const steps = each.series.kind === 'step' || kindOf(each) === 'bar'
    // Where there are more points than pixels a step is none that can be seen, and costs as much as a line.
    const dashed = each.series.isComparison ? { borderDash: [9, 4] } : {}
    const look = isDense
      ? { stepped: false, borderWidth: 1, borderJoinStyle: 'bevel' }
      : { stepped: steps ? 'middle' : false }
    return [
      ...parts.flatMap(({ name, trust, borderDash }) => {
        const data = partsOfTrust(each.points, places, trust)
        if (data.length === 0) return []
        return [
          {
            ...plainLine(each),
            label: `${each.series.id} ${name}`,
            data,
            borderDash,
            ...look,
            ...dashed,
          },
        ] as TimeDataset[]
      }),
      ...(alone.length > 0 ? [asPoints(each, 'alone', alone, 'circle', 2.5)] : []),
    ]
  }

  /** Two lines that are not drawn, and what lies between them. */
  function asBand(each: LevelSeries, places: readonly number[]): TimeDataset[] {
    const { band, values, points, series } = each
    if (band === undefined || values.pairs) return []
    const line = (limit: Band['low']) => {
      const value = Float64Array.from(limit, (one) => one ?? NaN)
      return series.isComparison
        ? stepsOf(values, { ...points, value }, places, true)
        : wholeLine({ ...points, value }, places)
    }
    const look = { ...plainLine(each), borderWidth: 0, order: 1 }
    const shade = { fill: '-1', backgroundColor: seeThrough(input.inkOf(series.id).colour) }
    return [
      { ...look, label: `${series.id} low ${bandName}`, data: line(band.low), fill: false },
      { ...look, label: `${series.id} high ${bandName}`, data: line(band.high), ...shade },
    ] as TimeDataset[]
  }

  function signs(each: LevelSeries, places: readonly number[], place: number): TimeDataset[] {
    if (each.series.isComparison || ownCount < 2) return []
    const distance = (spanOf(window) / width) * SIGN_DISTANCE
    // A distance that changes with every step of a zoom would let the signs run along the line.
    const steady = 2 ** Math.round(Math.log2(distance))
    const shift = place / Math.max(1, others.length)
    const { shape } = input.signOf(each.series.id)
    return [asPoints(each, 'signs', signedPoints(each.points, places, steady, shift), shape, 4)]
  }

  function asPoints(
    each: LevelSeries,
    name: string,
    data: DrawnPoint[],
    shape: string,
    radius: number,
  ): TimeDataset {
    const { colour } = input.inkOf(each.series.id)
    return {
      ...plainLine(each),
      label: `${each.series.id} ${name}`,
      data,
      showLine: false,
      pointStyle: shape,
      pointRadius: radius,
      pointBackgroundColor: colour,
      pointBorderColor: shape === 'star' || shape === 'cross' ? colour : input.palette.surface,
      pointBorderWidth: shape === 'star' || shape === 'cross' ? 2 : 1,
    } as TimeDataset
  }

  function plainLine(each: LevelSeries) {
    return {
      type: 'line' as const,
      parsing: false as const,
      normalized: true,
      borderColor: input.inkOf(each.series.id).colour,
      borderWidth: 1.75,
      borderJoinStyle: 'round' as const,
      spanGaps: false,
      pointRadius: 0,
      pointHoverRadius: 0,
      yAxisID: yAxes[each.axis]!,
      order: each.series.isComparison ? 0 : 1,
    }
  }
}

function seeThrough(colour: string): string {
  const { red, green, blue } = readColour(colour)
  return `rgba(${red}, ${green}, ${blue}, 0.2)`
}

function kindOf({ series, stack }: Pick<LevelSeries, 'series' | 'stack'>) {
  if (series.isComparison) return 'step'
  if (stack && series.kind !== 'area') return 'bar'
  return series.kind ?? (series.values.aggregation === 'SUM' ? 'bar' : 'line')
}
