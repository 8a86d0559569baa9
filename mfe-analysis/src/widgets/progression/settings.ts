import type { TimeWindow } from '@energycockpit/charts'
import { optionOf, type Options } from '../../choice/options'

export const looks = ['bars', 'lines', 'stacked'] as const
export type Look = (typeof looks)[number]
export type LinesOf = 'sum' | 'meters'

/** What is set on the widget, as the address has it. */
export interface Settings {
  of: LinesOf
  look: Look
  hasWeather: boolean
  /** Keys of the lines that are drawn; none: the usual ones. */
  lines: readonly string[]
  zoom: TimeWindow | undefined
}

/** `usual` is what is drawn unless it is said; what is not understood is as if it were not there. */
export function readSettings(options: Options, usual: LinesOf, period: TimeWindow): Settings {
  return {
    of: optionOf(options, 'of', [usual, usual === 'sum' ? 'meters' : 'sum']),
    look: optionOf(options, 'look', looks),
    hasWeather: options.weather === 'yes',
    lines: (options.lines ?? '').split(',').filter((key) => /^[\w-]+$/.test(key)),
    zoom: readZoom(options.zoom, period),
  }
}

/** A part of the period, in seconds since 1970 UTC: `1760000000-1760086400`. */
function readZoom(written: string | undefined, period: TimeWindow): TimeWindow | undefined {
  const [, from, to] = /^(\d{9,11})-(\d{9,11})$/.exec(written ?? '') ?? []
  const zoom = { from: Number(from) * 1000, to: Number(to) * 1000 }
  return zoom.from < zoom.to && zoom.from < period.to && zoom.to > period.from ? zoom : undefined
}

export function writeZoom(options: Options, zoom: TimeWindow | undefined): Options {
  const { zoom: _before, ...others } = options
  if (!zoom) return others
  return { ...others, zoom: `${Math.round(zoom.from / 1000)}-${Math.round(zoom.to / 1000)}` }
}
