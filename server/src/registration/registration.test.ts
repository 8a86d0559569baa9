import { roles, type AuditEntry } from '@energycockpit/contract'
import { waitFor, SignedInClient } from '@energycockpit/testing'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { demoUserName, demoUsers } from '../identity/demo-users'
import { handOut } from '../notifications/hand-out'
import { ticketLasts } from './form-tickets'
import { codeOf, consentVersion, startRegistration } from './registration.testing'
import { purgeRegistrations } from './deleting-repository'
import { MAX_OF_ADDRESS, MAX_UNCONFIRMED } from './sending-service'

let started: Awaited<ReturnType<typeof startRegistration>>
beforeAll(async () => {
  started = await startRegistration()
}, 120_000)
afterAll(() => started?.portal.close())
beforeEach(async () => {
  const { db } = started.portal.entities
  await db.deleteFrom('identity_password_guess').execute()
  await db.deleteFrom('registration_request').execute()
})

const stored = () => started.portal.entities.db.selectFrom('registration_request').selectAll().execute()
const mails = async () =>
  (await readdir(join(started.portal.config.dataDir, 'mail')).catch(() => [] as string[])).length
const day = 24 * 60 * 60 * 1000

test('a request is confirmed by its mail, in the language of the form, and administrators are told once', async () => {
  const { send, mailTo, tokenFor, confirm } = started
  const email = 'anna@company.example'
  expect((await send({ email, clientBusinessId: 1001 })).status).toBe(204)
  const token = await tokenFor(email)
  const mail = (await mailTo(email)) ?? ''
  expect(mail).toContain('Bestätigen Sie die Registrierung')
  expect(mail).not.toContain('Elbaue')
  expect((await stored())[0]).toMatchObject({
    ...{ state: 'SENT', email, consent_version: consentVersion, plain_tax_number: 'DE136695976' },
    // The super client of the business that was named.
    business_id: 1000,
  })
  expect(JSON.stringify(await stored())).not.toContain(token)

  const before = await mails()
  expect((await Promise.all([confirm(token), confirm(token)])).map(({ body }) => body.outcome)).toEqual([
    'confirmed',
    'confirmed',
  ])
  const [system, superAdmin, admin] = ['system', 'super', 'admin'].map((key) =>
    demoUserName(demoUsers.find((user) => user.key === key)!),
  )
  await waitFor('the mails to administrators', async () => (await mails()) === before + 2)
  expect(await mailTo(system!)).toContain('Elbaue Gewerbepark')
  expect(await mailTo(superAdmin!)).toContain('/platform/home-portal/registrations/')
  expect(await mailTo(admin!)).toBeUndefined()
  expect((await confirm(token)).body.outcome).toBe('confirmed')
  const { entries } = (await started.superAdmin.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries'))
    .body
  expect(entries.filter(({ action }) => action === 'registration.confirmed')).toHaveLength(1)
  // The log is kept for ever, and the request is not.
  expect(JSON.stringify(entries)).not.toContain('Elbaue')
})

test('whether an address has an account is told to that address alone', async () => {
  const { send, mailTo } = started
  const uuid = randomUUID()
  await started.portal.entities.db
    .insertInto('portal_user')
    .values({
      ...{ uuid, user_name: 'known-one', display_name: 'Known', email: 'Known@company.example' },
      ...{ client_business_id: 1001, password_hash: null },
      roles: sql<number[]>`${`{${roles.ANALYST}}`}::integer[]`,
    })
    .execute()
  const answers = await Promise.all(
    ['known@company.example', 'new@company.example'].map((email) => send({ email })),
  )
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [204, ''],
    [204, ''],
  ])
  expect((await stored()).map(({ state }) => state)).toEqual(['SENT', 'SENT'])
  await waitFor('both mails', async () =>
    [await mailTo('known@company.example'), await mailTo('new@company.example')].every(Boolean),
  )
  expect(await mailTo('known@company.example')).toContain('bereits ein Konto')
  expect(await mailTo('known@company.example')).not.toContain('#')
  expect(await mailTo('new@company.example')).toContain('#')
})

describe('what a program sends', () => {
  test('is answered as everything is, and not kept', async () => {
    const { send, ticket } = started
    const before = await mails()
    expect((await send({ homepage: 'https://spam.example' })).status).toBe(204)
    expect((await send({ ticket: ticket(1) })).status).toBe(204)
    expect([await stored(), await mails()]).toEqual([[], before])
  })

  test('comes once by one ticket, however often it is sent', async () => {
    const { send, ticket } = started
    const one = ticket()
    const answers = await Promise.all([1, 2, 3].map(() => send({ ticket: one, companyName: ' Try ' })))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await stored()).toHaveLength(1)
  })

  test('is taken as another request where it was corrected after a response that was lost', async () => {
    const { send, ticket, tokenFor } = started
    const one = ticket()
    expect((await send({ ticket: one, email: 'tpyo@company.example' })).status).toBe(204)
    const corrected = { email: 'typo@company.example' }
    expect(codeOf(await send({ ...corrected, ticket: one }))).toBe('REGISTRATION_TICKET_EXPIRED')
    expect((await send({ ...corrected, ticket: ticket() })).status).toBe(204)
    expect(await tokenFor(corrected.email)).toMatch(/./)
  })

  test('with an old or foreign ticket can be sent again with a new one', async () => {
    const { send, ticket } = started
    for (const old of [ticket(ticketLasts / 1000 + 1), 'none'])
      expect(codeOf(await send({ ticket: old }))).toBe('REGISTRATION_TICKET_EXPIRED')
    expect(await stored()).toEqual([])
  })

  test('has to wait after some requests, and says for how long', async () => {
    const { visitor, body } = started
    const fetchOne = () =>
      visitor.fetch('/rest/public/registrations', {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify(body()),
      })
    for (let count = 0; count < 5; count++) expect((await fetchOne()).status).toBe(204)
    const held = await fetchOne()
    expect(held.status).toBe(429)
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await stored()).toHaveLength(5)
  })

  test('mails one address a few times and no more, and says the same', async () => {
    const { send } = started
    const { db } = started.portal.entities
    for (let count = 0; count <= MAX_OF_ADDRESS; count++) {
      await db.deleteFrom('identity_password_guess').execute()
      expect((await send({ email: count % 2 ? 'One@company.example' : 'one@company.example' })).status).toBe(
        204,
      )
    }
    expect(await stored()).toHaveLength(MAX_OF_ADDRESS)
    expect((await send({ email: 'two@company.example' })).status).toBe(204)
    expect(await stored()).toHaveLength(MAX_OF_ADDRESS + 1)
  })

  test('fills no more than there is room for', async () => {
    const { send } = started
    const { db } = started.portal.entities
    await send()
    const fill = (sentAt: Date) =>
      sql`
      insert into registration_request (id, state, company_name, contact_name, email, details, locale,
        consent_version, sent_at, ticket_hash, token_hash)
      select gen_random_uuid(), 'SENT', 'x', 'x', 'x@x.example', details, 'en', 'x', ${sentAt}::timestamptz,
        n::text, n::text
      from registration_request, generate_series(1, ${MAX_UNCONFIRMED - 1}) n`.execute(db)
    await fill(new Date(Date.now() - 2 * day))
    expect((await send({ email: 'late@company.example' })).status).toBe(204)
    const rows = await stored()
    expect([rows.length, rows.filter(({ email }) => email === 'late@company.example').length]).toEqual([
      ...[MAX_UNCONFIRMED, 1],
    ])
    await db.updateTable('registration_request').set({ sent_at: new Date() }).execute()
    expect(codeOf(await send({ email: 'later@company.example' }))).toBe('TOO_MANY_REQUESTS')
  })

  test.each([
    [{ taxNumber: '', registerNumber: ' ' }],
    [{ taxNumber: 'DE136695975' }],
    [{ country: 'XX' }],
    [{ email: 'nobody' }],
    [{ companyName: '...' }],
    [{ contactName: 'Anna\nBcc: everybody@company.example' }],
    [{ accesses: [] }],
    [{ accesses: ['SYSTEM_ADMIN'] }],
    [{ consent: false }],
    [{ phone: 'call me' }],
    [{ message: 'x'.repeat(2001) }],
  ])('with faults like these is refused (%#)', async (changes) => {
    const answer = await started.send(changes)
    expect([answer.status, codeOf(answer)]).toEqual([400, 'VALIDATION_FAILED'])
  })
})

test('the mail comes again for the ticket of the form alone, and not too often', async () => {
  const { send, visitor, ticket, tokenFor } = started
  const one = ticket()
  const email = 'again@company.example'
  await send({ ticket: one, email })
  const token = await tokenFor(email)
  const before = await mails()
  const again = (of: string) => visitor.post('/rest/public/registrations/confirmation-mails', { ticket: of })
  expect((await again(one)).status).toBe(204)
  await waitFor('the second mail', async () => (await mails()) === before + 1)
  expect(await tokenFor(email)).toBe(token)
  expect((await again(ticket())).status).toBe(204)
  expect((await again(one)).status).toBe(204)
  expect(codeOf(await again(one))).toBe('TOO_MANY_REQUESTS')
  await waitFor('the third mail', async () => (await mails()) === before + 2)
})

test('a link that is unknown, too old or withdrawn confirms nothing', async () => {
  const { send, confirm, tokenFor, visitor } = started
  const { db } = started.portal.entities
  expect((await confirm('unknown')).body).toEqual({ outcome: 'unknown' })
  const email = 'slow@company.example'
  await send({ email })
  const token = await tokenFor(email)
  await db
    .updateTable('registration_request')
    .set({ sent_at: new Date(Date.now() - 7 * day - 1000) })
    .execute()
  expect((await confirm(token)).body).toEqual({ outcome: 'unknown' })
  await db.updateTable('registration_request').set({ sent_at: new Date() }).execute()
  const withdraw = () => visitor.post('/rest/public/registrations/withdrawals', { token })
  const withdrawn = { outcome: 'withdrawn' }
  expect([(await withdraw()).body, (await withdraw()).body]).toEqual([withdrawn, withdrawn])
  expect([await stored(), (await confirm(token)).body]).toEqual([[], { outcome: 'unknown' }])
})

test('administrators keep no name of a company that is deleted, also where several requests came', async () => {
  const { confirmed, visitor, superAdmin, read } = started
  const { db } = started.portal.entities
  const told = async () => {
    await handOut(db)
    const notifications = await db.selectFrom('notification').select(['params', 'object_id']).execute()
    const events = await db.selectFrom('notification_event').select(['params', 'object_id']).execute()
    return JSON.stringify([...notifications, ...events])
  }
  const own = { clientBusinessId: 1000 }
  const alone = await confirmed({ ...own, companyName: 'Alone Ltd' })
  expect(await told()).toContain('Alone Ltd')
  await visitor.post('/rest/public/registrations/withdrawals', { token: alone.token })
  expect(await told()).not.toContain('Alone Ltd')

  await confirmed({ ...own, companyName: 'Stays Ltd' })
  const latest = await confirmed({ ...own, companyName: 'Latest Ltd' })
  expect(await told()).toContain('Latest Ltd')
  const { revision } = await read(superAdmin, latest.id)
  await superAdmin.delete(`/rest/secure/registrations/${latest.id}?revision=${revision}`)
  expect(await told()).not.toContain('Latest Ltd')

  await confirmed({ ...own, companyName: 'Forgotten Ltd' })
  expect(await told()).toContain('Forgotten Ltd')
  await purgeRegistrations(db, new Date(Date.now() + 366 * day))
  expect(await told()).not.toContain('Forgotten Ltd')
})

test.each([
  ['SENT', 7],
  ['CONFIRMED', 365],
  ['REJECTED', 90],
  ['ACCEPTED', 365],
] as const)('what is %s is deleted after %d days', async (state, days) => {
  const { db } = started.portal.entities
  await started.send()
  const at = new Date('2026-03-01T12:00:00Z')
  const times = { sent_at: at, confirmed_at: at, decided_at: at }
  await db
    .updateTable('registration_request')
    .set({ ...times, state })
    .execute()
  await purgeRegistrations(db, new Date(at.getTime() + days * day))
  expect(await stored()).toHaveLength(1)
  await purgeRegistrations(db, new Date(at.getTime() + days * day + 1))
  expect(await stored()).toEqual([])
})

test('a form without a mail server says so before it is filled in', async () => {
  const opened = await SignedInClient.anonymous(started.portal.url).post<{ ticket: string; lasts: number }>(
    '/rest/public/registrations/forms',
  )
  expect(opened.body.lasts).toBe(7200)
  expect(opened.body.ticket).toMatch(/^[\w-]{100,600}$/)
})
