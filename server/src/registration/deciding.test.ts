import { roles, type AuditEntry, type ListedRegistration, type Registration } from '@energycockpit/contract'
import { waitFor, type SignedInClient } from '@energycockpit/testing'
import { randomUUID } from 'node:crypto'
import { codeOf, startRegistration } from './registration.testing'

let started: Awaited<ReturnType<typeof startRegistration>>
beforeAll(async () => {
  started = await startRegistration()
}, 120_000)
afterAll(() => started?.portal.close())
beforeEach(() => started.portal.entities.db.deleteFrom('identity_password_guess').execute())

const path = '/rest/secure/registrations'
interface Listed {
  registrations: ListedRegistration[]
  next: string | null
}
const list = async (client: SignedInClient, query = '') => (await client.get<Listed>(path + query)).body
const accept = (client: SignedInClient, id: string, body: object) =>
  client.post<{ mailed: boolean }>(`${path}/${id}/acceptance`, body)
const reject = (client: SignedInClient, id: string, revision: number, reason = 'Not a customer') =>
  client.post<{ mailed: boolean }>(`${path}/${id}/rejection`, { revision, reason })
const asNew = (name: string, superClientBusinessId: number | null = 1000) => ({
  ...{ kind: 'new', name, superClientBusinessId },
})
const businesses = async (name: string) =>
  started.portal.entities.db
    .selectFrom('client_business')
    .select(['id', 'parent_id'])
    .where('name', '=', name)
    .execute()
const ofCompany = { clientBusinessId: 1000 }

test('accepting creates the business and invites the contact, who signs in', async () => {
  const { confirmed, superAdmin, read, mailTo } = started
  const { id, email } = await confirmed({ ...ofCompany, companyName: 'Weir Mills' })
  const found = await read(superAdmin, id)
  expect(found).toMatchObject({
    ...{ state: 'CONFIRMED', revision: 2, businessName: 'Fenland Estates Group', isKept: false },
    ...{ parents: [{ id: 1000, name: 'Fenland Estates Group' }], rolesAbove: null, decision: null },
    ...{ accesses: ['ANALYSIS', 'ENERGY_MANAGEMENT'], taxNumber: expect.any(String) },
  })
  const body = { revision: 2, target: asNew('Weir Mills'), roles: [roles.ADMIN, roles.ANALYST] }
  expect((await accept(superAdmin, id, body)).body).toEqual({ mailed: true })
  const [business] = await businesses('Weir Mills')
  expect(business?.parent_id).toBe(1000)
  const user = await started.portal.entities.db
    .selectFrom('portal_user')
    .select(['client_business_id', 'roles', 'display_name'])
    .where('user_name', '=', email)
    .executeTakeFirst()
  expect(user).toEqual({
    ...{ client_business_id: business?.id, roles: [roles.ADMIN, roles.ANALYST] },
    display_name: 'Jördis Öhm',
  })
  await waitFor('the invitation', async () => (await mailTo(email))?.includes('set-password') === true)
  expect(await read(superAdmin, id)).toMatchObject({
    ...{ state: 'ACCEPTED', revision: 3 },
    decision: { by: 'Silvan Marsh', reason: '', businessName: 'Weir Mills' },
  })
  const { entries } = (await started.operator.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries'))
    .body
  expect(entries.slice(0, 3).map(({ action, businessId }) => [action, businessId])).toEqual([
    ['registration.accepted', business?.id],
    ['user.invited', business?.id],
    ['business.created', business?.id],
  ])
})

test('accepting does all of it or nothing', async () => {
  const { confirmed, superAdmin, read } = started
  const taken = await confirmed({ ...ofCompany, email: 'analyst-of@company.example' })
  await accept(superAdmin, taken.id, {
    ...{ revision: 2, target: { kind: 'existing', businessId: 1001 }, roles: [roles.ANALYST] },
  })
  // Somebody is given the address between the request and the decision.
  const { id } = await confirmed(ofCompany)
  await started.portal.entities.db
    .updateTable('registration_request')
    .set({ email: taken.email })
    .where('id', '=', id)
    .execute()
  const wanted = { revision: 2, target: asNew('Half Done'), roles: [roles.ANALYST] }
  expect(codeOf(await accept(superAdmin, id, wanted))).toBe('USER_NAME_TAKEN')
  expect(await businesses('Half Done')).toEqual([])
  expect((await read(superAdmin, id)).state).toBe('CONFIRMED')
  const nameTaken = { ...wanted, target: asNew('fenland colleges') }
  expect(codeOf(await accept(superAdmin, id, nameTaken))).toBe('BUSINESS_NAME_TAKEN')
  const tooMuch = { ...wanted, roles: [roles.SYSTEM_ADMIN] }
  expect(codeOf(await accept(superAdmin, id, tooMuch))).toBe('ROLE_NOT_ASSIGNABLE')
  expect(await businesses('Half Done')).toEqual([])
})

test('of two who decide at once one does, and the other is told', async () => {
  const { confirmed, superAdmin, operator, read } = started
  const { id } = await confirmed(ofCompany)
  const wanted = { revision: 2, target: asNew('Decided Once'), roles: [roles.ADMIN] }
  const answers = await Promise.all([accept(superAdmin, id, wanted), reject(operator, id, 2)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(codeOf(answers.find(({ status }) => status === 409)!)).toBe('REGISTRATION_CHANGED_MEANWHILE')
  const { state } = await read(operator, id)
  expect(await businesses('Decided Once')).toHaveLength(state === 'ACCEPTED' ? 1 : 0)
})

test('a reason is mailed in the language of the form, and what is not confirmed is not decided', async () => {
  const { confirmed, superAdmin, mailTo, send } = started
  const { id, email, token } = await confirmed(ofCompany)
  expect((await reject(superAdmin, id, 2, 'Kein Kunde\nder Gruppe')).body).toEqual({ mailed: true })
  await waitFor('the mail', async () => (await mailTo(email))?.includes('nicht angenommen') === true)
  expect(await mailTo(email)).toContain('Kein Kunde\nder Gruppe')
  // The applicant sees no decision, and can withdraw nothing that is decided.
  expect((await started.confirm(token)).body.outcome).toBe('confirmed')
  const withdrawn = await started.visitor.post('/rest/public/registrations/withdrawals', { token })
  expect(withdrawn.body).toEqual({ outcome: 'decided' })
  expect((await list(superAdmin, '?state=REJECTED')).registrations.map((one) => one.id)).toContain(id)

  await send({ ...ofCompany, email: 'waiting@company.example' })
  const [waiting] = (await list(superAdmin, '?state=SENT&search=WAITING@')).registrations
  expect(codeOf(await reject(superAdmin, waiting!.id, 1))).toBe('REGISTRATION_NOT_CONFIRMED')
  expect((await superAdmin.delete(`${path}/${waiting!.id}?revision=2`)).status).toBe(409)
  expect((await superAdmin.delete(`${path}/${waiting!.id}?revision=1`)).status).toBe(204)
  expect((await superAdmin.get(`${path}/${waiting!.id}`)).status).toBe(404)
})

test('who decides sees what came by their own pages, and the operator everything', async () => {
  const { confirmed, superAdmin, operator, admin } = started
  const own = await confirmed()
  const ofGroup = await confirmed(ofCompany)
  const seen = async (client: SignedInClient) =>
    (await list(client, '?state=CONFIRMED')).registrations.map(({ id }) => id)
  expect(await seen(operator)).toEqual(expect.arrayContaining([own.id, ofGroup.id]))
  expect(await seen(superAdmin)).toContain(ofGroup.id)
  expect(await seen(superAdmin)).not.toContain(own.id)
  expect((await admin.get(path)).status).toBe(403)
  const wanted = { revision: 2, target: asNew('Foreign'), roles: [roles.ANALYST] }
  const tries = [
    await superAdmin.get(`${path}/${own.id}`),
    await accept(superAdmin, own.id, wanted),
    await reject(superAdmin, own.id, 2),
    await superAdmin.delete(`${path}/${own.id}?revision=2`),
    // Nor into a business that is not theirs, or beside it.
    await accept(superAdmin, ofGroup.id, { ...wanted, target: { kind: 'existing', businessId: 77 } }),
    await accept(superAdmin, ofGroup.id, { ...wanted, target: asNew('Foreign', 77) }),
    await accept(superAdmin, ofGroup.id, { ...wanted, target: asNew('Foreign', null) }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 403])
  expect(await businesses('Foreign')).toEqual([])
})

test('a company that is known already is pointed out, to whom may know it', async () => {
  const { confirmed, superAdmin, operator, read } = started
  const first = { companyName: 'Fenland Colleges', taxNumber: 'GB 980 7806 84' }
  const one = await confirmed({ ...ofCompany, ...first, email: 'sam@demo.energycockpit.example' })
  const two = await confirmed({ companyName: 'Others', taxNumber: 'gb980780684' })
  const hints = async (client: SignedInClient, id: string): Promise<Registration['hints']> =>
    (await read(client, id)).hints
  const ofOne = (await hints(superAdmin, one.id)).map(({ hint }) => hint)
  expect(ofOne).toEqual(expect.arrayContaining(['BUSINESS_NAME', 'USER_DOMAIN']))
  expect(ofOne).not.toContain('REQUEST_NUMBER')
  expect(await hints(operator, two.id)).toEqual([
    { hint: 'REQUEST_NUMBER', name: 'Fenland Colleges, Jördis Öhm' },
  ])
})

test('the list comes a page at a time, the latest first, and each once', async () => {
  const { db } = started.portal.entities
  const [row] = await db.selectFrom('registration_request').selectAll().limit(1).execute()
  const at = (place: number) => new Date(Date.UTC(2027, 0, 1) - (place >> 1))
  await db
    .insertInto('registration_request')
    .values(
      Array.from({ length: 70 }, (_, place) => ({
        ...{ ...row!, id: randomUUID(), state: 'REJECTED' as const, company_name: `Paged_${place}` },
        ...{ ticket_hash: `p${place}`, token_hash: `p${place}`, details: JSON.stringify(row!.details) },
        ...{ business_id: null, sent_at: at(place) },
      })),
    )
    .execute()
  const names: string[] = []
  let next: string | null = null
  do {
    const page: Listed = await list(
      started.operator,
      `?search=${encodeURIComponent('paged_')}${next === null ? '' : `&after=${next}`}`,
    )
    names.push(...page.registrations.map(({ companyName }) => companyName))
    next = page.next
  } while (next !== null)
  expect([names.length, new Set(names).size, Number(names[0]?.slice(6)) < 2]).toEqual([70, 70, true])
})
