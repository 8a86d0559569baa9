import { certain, guess, lines, localTimes } from './files.testing'

const changes = { spring: '2026-03-28 00:00', autumn: '2026-10-24 00:00' }
const months = ['2026-01-10 00:00', '2026-07-10 00:00', '2026-03-01 00:00', '2026-10-01 00:00']
/** Two days as a clock in a zone shows them; that of Berlin without changes is Lagos'. */
const clockOf = (from: string, clock: string, heading = 'Zeit') =>
  guess(
    lines(
      `${heading};kWh`,
      localTimes(from, 192, 15, clock).map(({ dmy, time }) => `${dmy} ${time};1,5`),
    ),
  ).clock
const winterTime = 'Africa/Lagos'

test.each(months)('a file of days on which clocks do not change is guessed as any other: %s', (from) => {
  const expected = { sure: 'likely', value: 'LOCAL', others: ['STANDARD', 'UTC'] }
  expect(clockOf(from, 'Europe/Berlin')).toEqual(expected)
  expect(clockOf(from, winterTime)).toEqual(expected)
})

test.each(Object.entries(changes))(
  'in %s the clock that changes is certain, another one is asked',
  (_, from) => {
    expect(clockOf(from, 'Europe/Berlin')).toMatchObject(certain('LOCAL'))
    expect(clockOf(from, winterTime)).toEqual({ sure: 'open', others: ['STANDARD', 'UTC', 'LOCAL'] })
  },
)

test.each([...months, ...Object.values(changes)])('a heading says it, whatever the month: %s', (from) => {
  for (const heading of ['Zeit (UTC+1)', 'Zeit [GMT+01:00]', 'Winterzeit', 'Zeit (Normalzeit)'])
    expect(clockOf(from, winterTime, heading)).toMatchObject(certain('STANDARD'))
  expect(clockOf(from, 'UTC', 'Zeit (UTC)')).toMatchObject(certain('UTC'))
  expect(clockOf(from, 'Europe/Berlin', 'Zeit (MEZ/MESZ)')).toMatchObject(certain('LOCAL'))
  expect(clockOf(from, winterTime, 'Zeit (MEZ)')).toMatchObject({ sure: 'likely', value: 'STANDARD' })
  // The summer's offset may be meant, or a clock that is nobody's here.
  expect(clockOf(from, 'Africa/Maputo', 'Zeit (UTC+2)').sure).toBe('open')
})

test('where winter time is that of UTC, it is called so', () => {
  const found = (from: string) =>
    guess(
      lines(
        'Time;kWh',
        localTimes(from, 96, 30, 'UTC').map(({ dmy, time }) => `${dmy} ${time};1.5`),
      ),
      { timeZone: 'Europe/London' },
    ).clock
  expect(found(changes.spring)).toEqual({ sure: 'likely', value: 'UTC', others: ['LOCAL'] })
  expect(found('2026-07-10 00:00')).toEqual({ sure: 'likely', value: 'LOCAL', others: ['UTC'] })
})

test.each([
  ['2026-07-10 00:00', 'STANDARD'],
  ['2026-01-10 00:00', 'LOCAL'],
])('rows that say MEZ in summer, too, are of a clock that does not change: %s', (from, expected) => {
  const rows = localTimes(from, 96, 15, winterTime).map(({ dmy, time }) => `${dmy} ${time} MEZ;1,5`)
  expect(guess(lines('Zeit;kWh', rows)).clock).toMatchObject(certain(expected))
})

test('a row for each of two meters is no hour that came twice', () => {
  const rows = (clock: string) =>
    localTimes(changes.autumn, 48, 60, clock).flatMap(({ dmy, time }) =>
      ['DE-4711', 'DE-4712'].map((meter) => `${dmy} ${time};${meter};1,5`),
    )
  expect(guess(lines('Zeit;Zähler;kWh', rows(winterTime))).clock.sure).not.toBe('certain')
  expect(guess(lines('Zeit;Zähler;kWh', rows('Europe/Berlin'))).clock).toMatchObject(certain('LOCAL'))
})
