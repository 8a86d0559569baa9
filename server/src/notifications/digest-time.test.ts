import type { DigestTime } from '@energycockpit/contract'
import { nextDigest } from './digest-time'

const next = (time: Partial<DigestTime>, now: string) =>
  nextDigest(
    { ...{ every: 'DAY', weekday: 1, time: '07:00', timeZone: 'Europe/Berlin' }, ...time },
    new Date(now),
  ).toISOString()

test.each([
  ['later today', {}, '2026-06-10T04:00:00Z', '2026-06-10T05:00:00.000Z'],
  ['at that moment it is the next day', {}, '2026-06-10T05:00:00Z', '2026-06-11T05:00:00.000Z'],
  ['over midnight of the zone', { time: '00:30' }, '2026-06-10T22:31:00Z', '2026-06-11T22:30:00.000Z'],
  ['weekly', { every: 'WEEK', weekday: 7 }, '2026-06-10T04:00:00Z', '2026-06-14T05:00:00.000Z'],
  ['weekly, just over', { every: 'WEEK', weekday: 3 }, '2026-06-10T05:00:01Z', '2026-06-17T05:00:00.000Z'],
  [
    'weekly, over New Year',
    { every: 'WEEK', weekday: 5 },
    '2026-12-30T10:00:00Z',
    '2027-01-01T06:00:00.000Z',
  ],
  ['a day of 23 hours', {}, '2026-03-28T06:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['a day of 25 hours', {}, '2026-10-24T05:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['a time that spring leaves out', { time: '02:30' }, '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['the first of two', { time: '02:30' }, '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  ['not again in the second of two', { time: '02:30' }, '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
  [
    'half an hour, Lord Howe',
    { time: '02:15', timeZone: 'Australia/Lord_Howe' },
    '2026-10-03T00:00:00Z',
    '2026-10-03T15:30:00.000Z',
  ],
  ['29 February', { timeZone: 'UTC' }, '2028-02-28T08:00:00Z', '2028-02-29T07:00:00.000Z'],
  [
    'a zone that there is not',
    { timeZone: 'Nowhere/City' },
    '2026-06-10T04:00:00Z',
    '2026-06-10T07:00:00.000Z',
  ],
] as const)('%s', (_, time, now, expected) => {
  expect(next(time as Partial<DigestTime>, now)).toBe(expected)
})

test('of a whole year each day has exactly one, in every kind of zone', () => {
  for (const timeZone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu'])
    for (const time of ['00:00', '02:30', '23:45']) {
      const zone = { timeZone, time }
      let at = '2026-01-01T00:00:00.000Z'
      for (let count = 0; count < 365; count += 1) {
        const following = next(zone, at)
        const hours = (Date.parse(following) - Date.parse(at)) / 3_600_000
        if (count > 0) expect(hours).toBeGreaterThanOrEqual(22)
        expect(hours).toBeLessThanOrEqual(26)
        at = following
      }
    }
})
