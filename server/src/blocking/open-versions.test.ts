import fc from 'fast-check'
import {
  currentVersions,
  isFor,
  openVersions,
  type Addressee,
  type Audience,
  type PublishedVersion,
} from './open-versions'

const user: Addressee = { uuid: 'u-1', clientBusinessId: 1001, superClientBusinessId: 1000 }
const everybody: Audience = { userUuid: null, clientBusinessId: null, withSubBusinesses: false }
const of = (clientBusinessId: number, withSubBusinesses = false): Audience => ({
  ...{ userUuid: null, clientBusinessId, withSubBusinesses },
})

describe('a notice is for', () => {
  test.each<[string, Audience, boolean]>([
    ['everybody', everybody, true],
    ['this user', { ...everybody, userUuid: 'u-1' }, true],
    ['another user', { ...everybody, userUuid: 'u-2' }, false],
    ["the user's business", of(1001), true],
    ["the user's business and those below", of(1001, true), true],
    ['the super client alone', of(1000), false],
    ['the super client and those below', of(1000, true), true],
    ['a foreign business', of(4711), false],
    ['a foreign business and those below', of(4711, true), false],
  ])('%s', (_whom, audience, expected) => {
    expect(isFor(audience, user)).toBe(expected)
  })

  test('a business and those below, but none above', () => {
    const above: Addressee = { uuid: 'u-3', clientBusinessId: 1000, superClientBusinessId: null }
    expect(isFor(of(1001, true), above)).toBe(false)
    expect(isFor(of(1000), above)).toBe(true)
  })
})

let uuids = 0
const version = (change: Partial<PublishedVersion> = {}): PublishedVersion => {
  const uuid = `v-${String(++uuids).padStart(4, '0')}`
  return {
    ...{ uuid, noticeUuid: `n-${uuid}`, type: 'TERMS_AND_CONDITIONS', number: 1, confirmed: false },
    ...{ publishedAt: new Date('2026-01-01T00:00:00Z'), audience: everybody },
    ...change,
  }
}

describe('what is open', () => {
  test('is what is for the user and not confirmed', () => {
    const open = version()
    const all = [open, version({ confirmed: true }), version({ audience: of(4711) })]
    expect(openVersions(all, user)).toEqual([open])
    expect(openVersions([], user)).toEqual([])
  })

  test('is the latest version alone, and again when a new one comes', () => {
    const first = version({ noticeUuid: 'n', confirmed: true })
    const second = version({ noticeUuid: 'n', number: 2 })
    const third = version({ noticeUuid: 'n', number: 3 })
    expect(openVersions([first], user)).toEqual([])
    expect(openVersions([first, second], user)).toEqual([second])
    expect(openVersions([second, third, first], user)).toEqual([third])
  })

  test('is nothing once the latest version is confirmed, whatever became of earlier ones', () => {
    const missed = version({ noticeUuid: 'n' })
    const latest = version({ noticeUuid: 'n', number: 2, confirmed: true })
    expect(openVersions([missed, latest], user)).toEqual([])
    expect(currentVersions([missed, latest], user)).toEqual([latest])
  })

  test('comes in order: terms, other things to confirm, information; of each the oldest first', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const ordered = [
      version({ publishedAt: at(8) }),
      version({ publishedAt: at(9) }),
      version({ type: 'SURVEY', publishedAt: at(1) }),
      version({ type: 'TAF7', publishedAt: at(2) }),
      version({ type: 'INFORMATION', publishedAt: at(3) }),
      version({ type: 'TAF7', publishedAt: at(3) }),
    ]
    const shuffled = fc.shuffledSubarray(ordered, { minLength: ordered.length })
    fc.assert(fc.property(shuffled, (all) => expect(openVersions(all, user)).toEqual(ordered)))
  })

  test('never holds two versions of one notice, one that is confirmed, or one for others', () => {
    const some = fc.record({
      noticeUuid: fc.constantFrom('a', 'b', 'c'),
      number: fc.integer({ min: 1, max: 5 }),
      confirmed: fc.boolean(),
      audience: fc.constantFrom(everybody, of(1001), of(1000, true), of(4711)),
    })
    fc.assert(
      fc.property(fc.array(some.map(version)), (all) => {
        const open = openVersions(all, user)
        expect(new Set(open.map(({ noticeUuid }) => noticeUuid)).size).toBe(open.length)
        for (const one of open) {
          expect(one.confirmed).toBe(false)
          expect(isFor(one.audience, user)).toBe(true)
          const later = all.filter(
            (other) =>
              other.noticeUuid === one.noticeUuid && other.number > one.number && isFor(other.audience, user),
          )
          expect(later).toEqual([])
        }
      }),
    )
  })
})
