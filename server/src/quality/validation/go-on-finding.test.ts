import fc from 'fast-check'
import { defaultSettings } from './check-settings'
import type { Finding } from '../../readings/series/finding'
import { goOnFinding } from './go-on-finding'
import { runChecks } from './run-checks'
import { segmentWith } from './segment.testing'

const settings = {
  ...defaultSettings({ quantity: 'ENERGY', productType: 'GAS', direction: 'PURCHASE', interval: 'PT1H' }),
  stuck: { hours: 4, steps: 0 },
  stuckZero: { hours: 4, hoursOfBusy: null },
  spike: null,
  rollOver: false,
}
const hour = 3600
const contextHours = 12

/** Part by part with a short memory, each part beginning `again` hours before the end of the one before. */
function inParts(values: readonly (number | null)[], size: number, again: number): Finding[] {
  const { seriesInterval, to, contextFrom, ...columns } = segmentWith(values)
  const readings = { ...columns, quality: columns.at.map(() => 'measured' as const) }
  let findings: Finding[] = []
  let from = contextFrom
  for (let end = contextFrom; end < to;) {
    end = Math.min(end + size * hour, to)
    const since = Math.max(contextFrom, from - contextHours * hour)
    const place = readings.at.findIndex((start) => start >= since)
    const seen = {
      at: place < 0 ? [] : readings.at.slice(place),
      value: place < 0 ? [] : readings.value.slice(place),
      quality: place < 0 ? [] : readings.quality.slice(place),
    }
    const requested = { settings, seriesInterval, contextFrom: since, from, to: end }
    findings = goOnFinding(findings, runChecks(seen, requested), from, seriesInterval)
    from = Math.max(contextFrom, end - again * hour)
  }
  return findings.sort((one, other) => one.from - other.from || one.kind.localeCompare(other.kind))
}

test('part by part, the same is found as in one go', () => {
  // Long runs of the same, so that findings are longer than the parts and longer than the memory.
  const runs = fc.array(
    fc.tuple(fc.constantFrom<number | null>(null, 0, -1, 2, 3), fc.integer({ min: 1, max: 40 })),
    { minLength: 1, maxLength: 12 },
  )
  const parts = fc.tuple(fc.integer({ min: 3, max: 30 }), fc.integer({ min: 0, max: 2 }))
  fc.assert(
    fc.property(runs, parts, (runs, [size, again]) => {
      const values = [
        1,
        ...runs.flatMap(([value, length]) => new Array<number | null>(length).fill(value)),
        1,
      ]
      expect(inParts(values, size, again)).toEqual(inParts(values, values.length, 0))
    }),
  )
})
