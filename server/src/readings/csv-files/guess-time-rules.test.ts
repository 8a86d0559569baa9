import { certain, day, guess, likely, lines, localTimes } from './files.testing'
import { planOf } from './guess-file'
import { recordsOf } from './guess-separator'
import { readRows } from './read-rows'

describe('day and month', () => {
  const quarter = (
    of: (time: ReturnType<typeof localTimes>[number]) => string,
    from: string,
    count: number,
  ) =>
    guess(
      lines(
        'time;value',
        localTimes(from, count, 60).map((time) => `${of(time)} ${time.time};1`),
      ),
    )
  const dmy = ({ dmy }: { dmy: string }) => dmy.replaceAll('.', '/')
  const mdy = ({ mdy }: { mdy: string }) => mdy

  test('that may have changed places are requested', () => {
    const found = quarter(dmy, '2026-02-01 00:00', 24)
    expect(found.timeFormat).toEqual({ sure: 'open', others: ['DMY', 'MDY'] })
    expect(found.interval).toMatchObject(certain('PT1H'))
    expect(planOf(found)).toBeUndefined()
  })
  test('of few days or months in a row are requested together with the interval', () => {
    const found = guess(lines('day;value', ['01/02/2026;1', '02/02/2026;2', '03/02/2026;3']))
    expect(found.timeFormat.sure).toBe('open')
    expect(found.interval).toEqual({ sure: 'open', others: ['P1D', 'P1M'] })
  })
  test('are told apart by the step at midnight', () => {
    expect(quarter(dmy, '2026-02-01 00:00', 48).timeFormat).toMatchObject(likely('DMY'))
    expect(quarter(mdy, '2026-02-01 00:00', 48).timeFormat).toMatchObject(likely('MDY'))
  })
  test('are certain after the twelfth', () => {
    expect(quarter(dmy, '2026-02-13 00:00', 24).timeFormat).toMatchObject(certain('DMY'))
    expect(quarter(mdy, '2026-02-13 00:00', 24).timeFormat).toMatchObject(certain('MDY'))
  })
  test('with points between, the day is first', () => {
    expect(quarter(({ dmy }) => dmy, '2026-02-01 00:00', 24).timeFormat).toMatchObject(certain('DMY'))
  })
})

describe('numbers that count time', () => {
  const rows = (write: (instant: number) => string) =>
    guess(
      lines(
        't,value',
        localTimes('2026-03-10 00:00', 40, 15).map(({ instant }, place) => `${write(instant)},${place}.5`),
      ),
    )
  test('seconds and milliseconds since 1970 are in UTC', () => {
    expect(rows((instant) => `${instant / 1000}`)).toMatchObject({
      ...{ timeFormat: certain('UNIX_SECONDS'), clock: certain('UTC'), interval: certain('PT15M') },
    })
    expect(rows(String).timeFormat).toMatchObject(certain('UNIX_MILLISECONDS'))
  })
  test('days of a spreadsheet', () => {
    const found = rows((instant) => (instant / 86_400_000 + 25_569).toFixed(10))
    expect(found).toMatchObject({ timeFormat: certain('EXCEL'), interval: certain('PT15M') })
  })
  test('but not the figures of a register', () => {
    const registers = guess(
      lines(
        'a;b',
        localTimes('2026-03-10 00:00', 40, 15).map((_, place) => `${46_000 + place ** 2};1`),
      ),
    )
    expect(registers.dateColumn).toEqual({ sure: 'open', others: [] })
    expect(planOf(registers)).toBeUndefined()
  })
})

describe('the two hours of the clock change', () => {
  const october = localTimes('2026-10-25 00:00', 100, 15)
  const file = (heading: string, write: (summer: boolean, doubled: boolean) => string) =>
    guess(
      lines(
        `Zeit;${heading};Wert`,
        october.map(({ dmy, time, summer }) => `${dmy} ${time};${write(summer, time.startsWith('02'))};1,5`),
      ),
    )
  test.each<[string, Parameters<typeof file>[1], 'certain' | 'likely']>([
    ['Kennung', (summer) => (summer ? 'MESZ' : 'MEZ'), 'certain'],
    ['zone', (summer) => (summer ? 'CEST' : 'CET'), 'certain'],
    ['Sommerzeit', (summer) => (summer ? '1' : '0'), 'certain'],
    ['dst', (summer) => String(summer), 'certain'],
    ['A/B', (summer, doubled) => (doubled ? (summer ? 'A' : 'B') : ''), 'certain'],
    ['', (summer, doubled) => (doubled ? (summer ? 'A' : 'B') : ''), 'likely'],
    ['Sommer/Winter', () => '', 'certain'],
  ])('are told apart by the column %j', (heading, write, sure) => {
    expect(file(heading, write)).toMatchObject({
      clockChange: { sure, value: { column: 1 } },
      clock: certain('LOCAL'),
      values: [{ column: 2 }],
    })
  })
  test('or stand twice in a row, which is local time', () => {
    const found = guess(
      lines(
        'Zeit;Wert',
        october.map(({ dmy, time }) => `${dmy} ${time};1,5`),
      ),
    )
    expect(found).toMatchObject({
      clock: certain('LOCAL'),
      clockChange: certain(null),
      interval: certain('PT15M'),
    })
  })
  test.each(['one column', 'columns of their own'])(
    'or behind the hour, as German utilities write it, in %s',
    (where) => {
      const between = where === 'one column' ? ' ' : ';'
      const rows = october.map(({ dmy, time, summer }) => {
        const [hour, minute] = time.split(':') as [string, string]
        const mark = hour !== '02' ? '' : summer ? 'A' : 'B'
        return `${dmy}${between}${mark === '' ? hour : `${Number(hour)}${mark}`}:${minute};1,5`
      })
      const found = guess(lines(`Datum${between}Zeit;Wert`, rows))
      expect(found).toMatchObject({ clock: certain('LOCAL'), interval: { value: 'PT15M' } })
      const read = readRows(planOf(found)!)
      const records = recordsOf(lines('', rows), ';')
      expect(
        records.flatMap((record) =>
          read({ ...record, line: record.line + 1 }).readings.map(({ at }) => at * 1000),
        ),
      ).toEqual(october.map(({ instant }) => instant))
    },
  )
  test('or are marked in the time itself', () => {
    const marked = october.map(({ dmy, time, summer }) => `${dmy} ${time} ${summer ? 'MESZ' : 'MEZ'};1,5`)
    expect(guess(lines('Zeit;Wert', marked)).clock).toMatchObject(certain('LOCAL'))
  })
  test('a time that the zone skips is no local one, and of which clock is asked; a flag of other things is a value', () => {
    const utc = localTimes('2026-03-29 00:00', 24, 60, 'UTC').map(
      ({ dmy, time }, hour) => `${dmy} ${time};${hour % 2};7,5`,
    )
    const found = guess(lines('Zeit;Pumpe;Wert', utc))
    expect(found.clock).toEqual({ sure: 'open', others: ['STANDARD', 'UTC', 'LOCAL'] })
    expect(found.values.map(({ column }) => column)).toEqual([1, 2])
  })
  test('half an hour on Lord Howe Island', () => {
    const rows = localTimes('2026-04-05 00:00', 60, 15, 'Australia/Lord_Howe').map(
      ({ iso, time }) => `${iso} ${time},1.5`,
    )
    expect(guess(lines('t,v', rows), { timeZone: 'Australia/Lord_Howe' }).clock).toMatchObject(
      certain('LOCAL'),
    )
  })
})

describe('what a time names', () => {
  const rows = (from: string, heading = 'Zeit') =>
    guess(
      lines(
        `${heading};Wert`,
        localTimes(from, 96, 15).map(({ dmy, time }) => `${dmy} ${time};1,5`),
      ),
    ).names
  test.each([
    ['Von', 'START'],
    ['Intervall Beginn', 'START'],
    ['bis', 'END'],
    ['interval_end', 'END'],
  ])('is told by its heading %s', (heading, value) => {
    expect(rows('2026-03-10 00:00', heading)).toMatchObject(certain(value))
  })
  test('is told by the first and the last of whole days', () => {
    expect(rows('2026-03-10 00:00')).toMatchObject(likely('START'))
    expect(rows('2026-03-10 00:15')).toMatchObject(likely('END'))
    expect(rows('2026-03-09 06:15')).toMatchObject(likely('START'))
  })
  test('is the end where a day has an hour 24', () => {
    const hours = Array.from(
      { length: 24 },
      (_, hour) => `10.03.2026;${String(hour + 1).padStart(2, '0')}:00;1,5`,
    )
    expect(guess(lines('Datum;Zeit;Wert', hours)).names).toMatchObject(certain('END'))
  })
  test('is the start where the end has a column of its own', () => {
    const both = day(
      ({ dmy, time }, place) =>
        `${dmy} ${time};${dmy} ${localTimes('2026-03-10 00:15', 96, 15)[place]!.time};1,5`,
    )
    const found = guess(lines('a;b;Wert', both))
    expect(found).toMatchObject({ names: certain('START'), values: [{ column: 2 }] })
    expect(found.dateColumn).toEqual({ sure: 'likely', value: 0, others: [1] })
  })
})
