import type { CsvInterval } from '@energycockpit/contract'
import { intervalOf } from './csv-intervals'

/** The interval by which most times in a row are apart, and how many of all are. Equal times in a row do not count. */
export function commonStep(walls: readonly number[]): { interval: CsvInterval; share: number } | undefined {
  const counts = new Map<CsvInterval | undefined, number>()
  let steps = 0
  for (const [place, wall] of walls.entries()) {
    const step = Math.abs(wall - (walls[place - 1] ?? wall))
    if (step === 0) continue
    steps++
    const interval = intervalOf(step)
    counts.set(interval, (counts.get(interval) ?? 0) + 1)
  }
  const [best] = [...counts].filter(([interval]) => interval !== undefined).sort((a, b) => b[1] - a[1])
  return best && { interval: best[0]!, share: best[1] / steps }
}
