import { createFormats } from './formats'

const de = createFormats('de')
const en = createFormats('en')
const london = 'Europe/London'
/** Versions of ICU differ in spaces and commas; the portal takes what the browser knows. */
const plain = (text: string) =>
  text
    .replace(/[\u2009\u202f\u00a0]/g, ' ')
    .replace(/ – /g, '–')
    .replace(/(?<=day),/, '')

test('an instant is told in the zone requested, not in the computer’s', () => {
  const at = Date.UTC(2026, 6, 1, 23, 30)
  expect(en.time(at, london)).toBe('00:30')
  expect(en.date(at, london)).toBe('2 Jul 2026')
  expect(en.date(at, 'UTC')).toBe('1 Jul 2026')
  expect(de.time(at, 'Europe/Berlin')).toBe('01:30')
  expect(de.date(at, london)).toBe('2. Juli 2026')
})

test('texts and numbers name the same instant', () => {
  expect(en.dateTime('2026-11-21T14:05:00Z', london)).toBe(en.dateTime(Date.UTC(2026, 10, 21, 14, 5), london))
})

test('dates in both languages', () => {
  const at = Date.UTC(2026, 10, 21, 14, 5)
  expect(en.dateTime(at, london)).toBe('21 Nov 2026, 14:05')
  expect(de.dateTime(at, london)).toBe('21. Nov. 2026, 14:05')
  expect(plain(en.longDate(at, london))).toBe('Saturday 21 November 2026')
  expect(de.longDate(at, london)).toBe('Samstag, 21. November 2026')
  expect(en.month(at, london)).toBe('November 2026')
  expect(de.dateParts(at, london, { weekday: 'short' })).toBe('Sa')
})

test.each([
  ['2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z', 'Sunday 29 March 2026', 'Sonntag, 29. März 2026'],
  ['2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z', 'Sunday 25 October 2026', 'Sonntag, 25. Oktober 2026'],
  ['2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', 'November 2026', 'November 2026'],
  ['2026-06-30T23:00:00Z', '2026-09-30T23:00:00Z', 'Q3 2026', 'Q3 2026'],
  ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', '2026', '2026'],
  ['2026-11-09T00:00:00Z', '2026-11-16T00:00:00Z', '9–15 Nov 2026', '9.–15. Nov. 2026'],
])('the period from %s to %s', (from, to, english, german) => {
  expect(plain(en.period(from, to, london))).toBe(english)
  expect(plain(de.period(from, to, london))).toBe(german)
})

test('a period that is no whole days says its times', () => {
  const written = plain(en.period('2026-11-09T08:00:00Z', '2026-11-09T17:30:00Z', london))
  expect(written).toContain('08:00')
  expect(written).toContain('17:30')
})

test('the two hours of a clock change have different zone names', () => {
  const first = en.zoneName('2026-10-25T00:30:00Z', london)
  const second = en.zoneName('2026-10-25T01:30:00Z', london)
  expect(first).toBe('BST')
  expect(second).toBe('GMT')
  expect(de.zoneName('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('MESZ')
})
