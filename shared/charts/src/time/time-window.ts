import type { TimeWindow } from './time-series'

export const spanOf = ({ from, to }: TimeWindow): number => to - from

/** A window brought into the extent: no longer than it, no shorter than `least`, and nowhere beyond its ends. */
export function within(extent: TimeWindow, wanted: TimeWindow, least: number): TimeWindow {
  const span = Math.min(spanOf(extent), Math.max(spanOf(wanted), Math.min(least, spanOf(extent))))
  const middle = (wanted.from + wanted.to) / 2
  const from = span === spanOf(wanted) ? wanted.from : middle - span / 2
  const start = Math.min(extent.to - span, Math.max(extent.from, from))
  return { from: start, to: start + span }
}

/** The window `factor` times as long, in which `at` stays where it is. */
export function zoomed({ from, to }: TimeWindow, factor: number, at: number): TimeWindow {
  return { from: at - (at - from) * factor, to: at + (to - at) * factor }
}

/** The window moved by a share of its length; positive towards later. */
export function panned(window: TimeWindow, share: number): TimeWindow {
  const by = spanOf(window) * share
  return { from: window.from + by, to: window.to + by }
}

export const covers = (outer: TimeWindow, inner: TimeWindow): boolean =>
  outer.from <= inner.from && outer.to >= inner.to

export const isSameWindow = (one: TimeWindow, other: TimeWindow): boolean =>
  Math.abs(one.from - other.from) < 1 && Math.abs(one.to - other.to) < 1
