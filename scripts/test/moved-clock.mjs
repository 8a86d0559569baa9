import { join } from 'node:path'
import { root } from '../process/run-program.mjs'

/**
 * Takes `--at TIME` (ISO 8601, with its zone) out of the words after `npm test --`. `environment` is what every process
 * of such a run is started with: its clock shows TIME now, and goes on from there. Empty without `--at`. Throws a
 * RangeError for a time that is none.
 */
export function takeClock(words, now = Date.now()) {
  const place = words.indexOf('--at')
  if (place < 0) return { words, environment: {} }
  const time = words[place + 1] ?? ''
  const offset = Date.parse(time) - now
  if (!/T.*(Z|[+-]\d\d:\d\d)$/.test(time) || Number.isNaN(offset))
    throw new RangeError(`--at needs a time such as 2027-01-01T00:10:00Z, not '${time}'.`)
  const preload = `--require=${JSON.stringify(join(root, 'shared/testing/clock/move-clock.cjs'))}`
  return {
    words: words.toSpliced(place, 2),
    environment: { ENERGYCOCKPIT_TEST_CLOCK: String(offset), NODE_OPTIONS: preload },
  }
}
