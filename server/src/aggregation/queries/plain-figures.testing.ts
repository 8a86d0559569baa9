import type { StatisticFunction } from '@energycockpit/contract'

/** Values of one series with the starts of their intervals, milliseconds since 1970 UTC; ascending. */
export interface Part {
  at: number[]
  value: number[]
}

/** Cuts raw values, without the gaps, at the starts. */
export function parts(
  raw: { at: readonly number[]; value: readonly (number | null)[] },
  starts: readonly number[],
  to: string,
): Part[] {
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? Date.parse(to)
    const part: Part = { at: [], value: [] }
    for (const [index, at] of raw.at.entries()) {
      const value = raw.value[index]!
      if (at < start || at >= end || value === null) continue
      part.at.push(at)
      part.value.push(value)
    }
    return part
  })
}

/** What a function says of a part, and the instant it comes from; the 95th percentile. COUNTER: what was added. */
export function plainFigure(
  name: StatisticFunction,
  { at, value }: Part,
  interval: number,
): { value: number | null; at: number | null } {
  if (value.length === 0) return { value: null, at: null }
  const extreme = (one: number) => ({ value: one, at: at[value.indexOf(one)]! })
  const sum = value.reduce((total, one) => total + one, 0)
  switch (name) {
    case 'PEAK': {
      const peak = extreme(Math.max(...value))
      return { ...peak, value: peak.value * (3_600_000 / interval) }
    }
    case 'MAX':
      return extreme(Math.max(...value))
    case 'MIN':
      return extreme(Math.min(...value))
    case 'FIRST':
      return { value: value[0]!, at: at[0]! }
    case 'LAST':
      return { value: value.at(-1)!, at: at.at(-1)! }
    case 'COUNT':
      return { value: value.length, at: null }
    case 'MEAN':
      return { value: sum / value.length, at: null }
    case 'MODE':
      return { value: plainMode(value), at: null }
    case 'PERCENTILE':
      return { value: plainPercentile(value, 0.95), at: null }
    case 'SUM':
    case 'COUNTER':
      return { value: sum, at: null }
  }
}

export function plainMode(value: readonly number[]): number {
  const times = new Map<number, number>()
  for (const one of value) times.set(one, (times.get(one) ?? 0) + 1)
  return [...times].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b)[0]![0]
}

/** Between the two nearest ranks by a straight line, as a spreadsheet's PERCENTILE.INC. */
export function plainPercentile(value: readonly number[], share: number): number {
  const sorted = [...value].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)]!
  const above = sorted[Math.ceil(place)]!
  return below + (above - below) * (place - Math.floor(place))
}
