import { notificationGroups, roles, supportedLocales } from '@energycockpit/contract'
import { createSecrets } from '../secrets/secrets'
import { bundlesOf, type EventRow } from './bundles'
import { planOf } from './deliveries-of'
import { kindNames, notificationKinds } from './kinds'
import { digestMail, mailAtOnce } from './mails'
import { isInner, isOfPushService } from './push/push-services'
import { receives } from './recipients'
import { retryAfter } from './retry-after'
import { changedChoices, readChoices } from './settings'
import { unsubscribeLinks } from './unsubscribe-link'
import { notificationTexts, wordsOf } from './words'

describe('who receives', () => {
  const concerned = { businessId: 10, parentId: 1, causedBy: 'who-did-it', needs: 'imports:read' } as const
  const user = (role: keyof typeof roles, businessId = 10, uuid = 'somebody') => ({
    ...{ uuid, businessId, roles: [roles[role]] },
  })
  test.each([
    ['the energy manager of the business', user('ENERGY_MANAGER'), true],
    ['not who may not see it', user('ANALYST'), false],
    ['not who did it', user('ENERGY_MANAGER', 10, 'who-did-it'), false],
    ['not the neighbour', user('ENERGY_MANAGER', 11), false],
    ['the administrator of the super client', user('SUPER_CLIENT_ADMIN', 1), true],
    ['not another of the super client', user('ENERGY_MANAGER', 1), false],
    ['not the administrator of another super client', user('SUPER_CLIENT_ADMIN', 2), false],
    ['not who runs the installation', user('SYSTEM_ADMIN', 1), false],
    ['who runs it, of the own business', user('SYSTEM_ADMIN'), true],
    ['nobody without a role', { uuid: 'x', businessId: 10, roles: [] }, false],
  ])('%s', (_, one, expected) => {
    expect(receives(one, concerned)).toBe(expected)
  })
  test('of what is for the own business alone nobody above is told', () => {
    const own = { ...concerned, ownBusinessOnly: true } as const
    expect(receives(user('SUPER_CLIENT_ADMIN', 1), own)).toBe(false)
    expect(receives(user('ENERGY_MANAGER'), own)).toBe(true)
  })
  test('what is no business’s concerns everybody with the permission', () => {
    const all = { ...concerned, businessId: null, parentId: null, needs: 'portal:enter' } as const
    expect(receives(user('GAME_ADMIN', 99), all)).toBe(true)
  })
})

describe('bundles', () => {
  const event = (id: number, more: Partial<EventRow> = {}): EventRow => ({
    ...{ id, kind: 'ANOMALY_FOUND', businessId: 1, parentId: null, userUuid: null, causedBy: null },
    ...{ objectId: `object-${id}`, params: { point: `Meter ${id}` } },
    ...more,
  })
  test('200 of one run are one with their count and the latest name', () => {
    const found = bundlesOf(Array.from({ length: 200 }, (_, place) => event(place + 1)))
    expect(found).toEqual([
      expect.objectContaining({ count: 200, objectId: null, params: { point: 'Meter 200' } }),
    ])
  })
  test('another business, kind, user or cause stays apart, and so does what is not bundled', () => {
    const apart = [event(1), event(2, { businessId: 2 }), event(3, { kind: 'ANOMALY_CLOSED' })]
    const more = [event(4, { userUuid: 'u' }), event(5, { causedBy: 'u' })]
    const alone = [event(6, { kind: 'BUDGET_EXCEEDED' }), event(7, { kind: 'BUDGET_EXCEEDED' })]
    expect(bundlesOf([...apart, ...more, ...alone]).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })
})

describe('what a user chose', () => {
  const now = new Date('2026-06-10T04:00:00Z')
  const plan = (json: string | null, group: 'ANOMALIES' | 'ACCOUNT' | 'ADMINISTRATION', hasMail = true) =>
    planOf(
      { choices: readChoices(json), devices: ['one', 'two'], hasMail },
      { group, bundled: true, now },
    ).map(({ channel, deviceId, dueAt }) => `${channel} ${deviceId} ${dueAt.toISOString().slice(11, 19)}`)
  const pushed = ['PUSH one 04:00:30', 'PUSH two 04:00:30']
  test('at first there is no mail, and none without an address', () => {
    expect(plan(null, 'ANOMALIES')).toEqual(pushed)
    const atOnce = changedChoices(null, { groups: [{ group: 'ANOMALIES', email: 'AT_ONCE' }] })
    expect(plan(atOnce, 'ANOMALIES')).toEqual(['EMAIL null 04:00:30', ...pushed])
    expect(plan(atOnce, 'ANOMALIES', false)).toEqual(pushed)
  })
  test('changes add to what there is, and nonsense is as nothing', () => {
    const one = changedChoices(null, { groups: [{ group: 'ANOMALIES', email: 'DIGEST' }] })
    const other = changedChoices(one, { groups: [{ group: 'ANOMALIES', push: false }] })
    expect(plan(other, 'ANOMALIES')).toEqual(['DIGEST null 05:00:00'])
    for (const nonsense of ['', '{', '[]', '{"groups":{"ANOMALIES":{"email":7}},"digest":3}'])
      expect(readChoices(nonsense)).toEqual(readChoices(null))
  })
  test.each(['ACCOUNT', 'ADMINISTRATION'] as const)('%s is mailed by itself already', (group) => {
    const chosen = changedChoices(null, { groups: [{ group, email: 'AT_ONCE', push: false }] })
    expect(plan(chosen, group)).toEqual([])
  })
})

test('attempts come later and later, and end after about a day', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryAfter(attempts)!)
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(retryAfter(8)).toBeUndefined()
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000).toBeCloseTo(24, 0)
})

describe('push services', () => {
  const services = ['https://fcm.googleapis.com', 'https://*.push.apple.com', 'http://127.0.0.1:7000']
  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://web.push.apple.com/x', true],
    ['http://127.0.0.1:7000/x', true],
    ['http://127.0.0.1:7001/x', false],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://web.push.apple.com:22/x', false],
    ['https://push.apple.com/x', false],
    ['https://evilpush.apple.com/x', false],
    ['https://a.push.apple.com.evil.example/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://169.254.169.254/latest', false],
    ['https://[::1]/x', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ])('%s: %s', (endpoint, expected) => {
    expect(isOfPushService(endpoint, services)).toBe(expected)
  })
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
    'name',
  ])('%s is no address of the outer network', (address) => expect(isInner(address)).toBe(true))
  test('others are', () => {
    for (const address of ['142.250.185.74', '2a00:1450:4001:82a::200a']) expect(isInner(address)).toBe(false)
  })
})

describe('words', () => {
  test('each kind and group has texts in both languages, one or several where it is bundled', () => {
    for (const locale of supportedLocales) {
      const { kinds, groups } = notificationTexts[locale]
      expect(Object.keys(kinds)).toEqual(kindNames)
      expect(Object.keys(groups)).toEqual([...notificationGroups])
      for (const name of kindNames)
        if (notificationKinds[name].bundled) expect(Object.keys(kinds[name])).toEqual(['one', 'other'])
    }
  })
  test('both languages have the same places', () => {
    const places = (value: unknown): unknown =>
      typeof value === 'string'
        ? [...value.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
        : Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, places(one)]))
    expect(places(notificationTexts.de)).toEqual(places(notificationTexts.en))
  })
  test('a name in both languages is said in that of the reader', () => {
    const told = { kind: 'NEWS_PUBLISHED', count: 1, params: { 'name.de': 'Wartung', 'name.en': 'Works' } }
    expect(supportedLocales.map((locale) => wordsOf(locale, told)?.title)).toEqual([
      ...['Neuigkeit: Wartung', 'News: Works'],
    ])
  })
  test('days and counts are written as the reader does, names as they are, in one line', () => {
    const told = { kind: 'ANOMALY_FOUND', count: 1 }
    const params = { point: '{location} <b>\u202e\r\nBcc: x', location: 'Halle', from: '2026-11-05' }
    expect(wordsOf('de', { ...told, params })).toMatchObject({
      title: 'Anomalie an {location} <b> Bcc: x',
      text: 'Der Verbrauch in Halle ist seit 05.11.2026 ungewöhnlich.',
    })
    expect(wordsOf('en', { ...told, params, count: 1_234 })?.title).toBe('1,234 anomalies found')
    expect(wordsOf('en', { kind: 'toString', params, count: 1 })).toBeUndefined()
  })
})

describe('mails', () => {
  const links = unsubscribeLinks(createSecrets('a secret of thirty-two characters'))
  const setting = { publicUrl: 'https://portal.example', links }
  const reader = {
    userUuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005',
    name: 'Maren',
    address: 'm@x.example',
    locale: 'en',
  } as const
  const one = {
    id: 7,
    kind: 'ACTION_DUE',
    params: { name: 'LED', due: '2026-11-05' },
    count: 1,
    objectId: 'a/b',
    businessName: 'Fens',
  }

  test('at once: what, where and how to end it, with one click', () => {
    const mail = mailAtOnce(reader, one, setting)!
    expect(mail.subject).toBe('Action due: LED')
    expect(mail.text).toContain('https://portal.example/platform/enms/actions/a%2Fb')
    const [, token = ''] = /unsubscribe\/([^>]+)>/.exec(mail.headers['List-Unsubscribe']!) ?? []
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(links.read(token)).toEqual({ userUuid: reader.userUuid, group: 'ENERGY' })
    expect(links.read(token.replace('ENERGY', 'ALL'))).toBeUndefined()
    expect(links.read(`${token}x`)).toBeUndefined()
    expect(links.read(undefined)).toBeUndefined()
    // The router takes no longer ones.
    expect(links.tokenOf({ userUuid: reader.userUuid, group: 'ADMINISTRATION' }).length).toBeLessThanOrEqual(
      100,
    )
  })

  test('a digest is by business and kind, tells the rest by number, and is none without anything', () => {
    const others = Array.from({ length: 120 }, (_, id) => ({ ...one, id, businessName: 'Abbey' }))
    const mail = digestMail(reader, [one, ...others], setting)!
    expect(mail.subject).toBe('EnergyCockpit: 121 notifications')
    expect(mail.text.indexOf('Abbey')).toBeLessThan(mail.text.indexOf('Fens'))
    expect(mail.text).toContain('21 more in the portal.')
    expect(digestMail(reader, [one, ...others], setting)!.messageId).toBe(mail.messageId)
    expect(digestMail(reader, [], setting)).toBeUndefined()
    expect(digestMail(reader, [{ ...one, kind: 'UNKNOWN' }], setting)).toBeUndefined()
  })
})
