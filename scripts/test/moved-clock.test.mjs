import { spawnSync } from 'node:child_process'
import { takeClock } from './moved-clock.mjs'

test('without --at, nothing is moved', () => {
  expect(takeClock(['server', 'time'])).toEqual({ words: ['server', 'time'], environment: {} })
})

test('a process of such a run begins at that time, and so does the one that it starts', () => {
  const unmoved = Date.now() - Number(process.env.ENERGYCOCKPIT_TEST_CLOCK ?? 0)
  const { words, environment } = takeClock(['server', '--at', '2028-02-29T12:00:00Z', 'time'], unmoved)
  expect(words).toEqual(['server', 'time'])
  const show = `[new Date().toISOString(), new Date(Date.now()).toISOString(), Date().slice(0, 15), String(new Date(0) instanceof Date)].join()`
  const program = `console.log(${show} + ',' + require('node:child_process').execFileSync(process.execPath, ['-p', ${JSON.stringify(show)}]))`
  const env = { ...process.env, ...environment, TZ: 'UTC' }
  const { stdout } = spawnSync(process.execPath, ['-e', program], { env, encoding: 'utf8' })
  const shown = stdout.trim().split(',')
  expect(shown.map((one) => one.slice(0, 14))).toEqual(
    Array(2).fill(['2028-02-29T12:', '2028-02-29T12:', 'Tue Feb 29 202', 'true']).flat(),
  )
})

test.each([[[]], [['noon']], [['2027-01-01']], [['2027-01-01T00:00:00']], [['2027-13-01T00:00:00Z']]])(
  'what is no moment is refused: %j',
  (time) => {
    expect(() => takeClock(['--at', ...time])).toThrow(RangeError)
  },
)
