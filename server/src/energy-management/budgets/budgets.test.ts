import type { Budget, BudgetContent } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness } from '../../access/own-business.testing'

let manager: SignedInClient
let analyst: SignedInClient
beforeAll(async () => {
  const own = await ownBusiness()
  manager = await own.user('KPI_MANAGER')
  analyst = await own.user('ANALYST')
}, 120_000)

const path = '/rest/secure/energy-management/budgets'
type Answer = Budget & { error?: { reasons: { code: string }[] } }
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body?.error ? `${status} ${body.error.reasons[0]?.code}` : status

const heat: BudgetContent = {
  ...{ name: 'Heat 2027', description: '', nodeId: null, year: 2027, productType: 'HEAT' },
  ...{ profile: 'EVEN', amounts: Array<number>(12).fill(1_000), costs: null, currency: 'GBP' },
}
const create = (client: SignedInClient, change: object = {}) =>
  client.post<Answer>(path, { ...heat, ...change })
const change = (client: SignedInClient, { id, revision }: Budget, content: object) =>
  client.put<Answer>(`${path}/${id}`, { content: { ...heat, ...content }, revision })
const remove = (client: SignedInClient, { id, revision }: Budget) =>
  client.delete<Answer>(`${path}/${id}?revision=${revision}`)

test('of the same year, product and scope there is one budget', async () => {
  const { body: made } = await create(manager)
  expect(made).toMatchObject({ ...heat, nodeName: null, revision: 1 })
  expect(codeOf(await create(manager))).toBe('409 BUDGET_EXISTS')
  const { body: next } = await create(manager, { name: 'Heat 2028', year: 2028 })
  expect(codeOf(await change(manager, next, {}))).toBe('409 BUDGET_EXISTS')
  // Deleted, it makes room, and cannot come back where there is another one.
  await remove(manager, made)
  const { body: other } = await create(manager)
  expect(codeOf(await manager.post<Answer>(`${path}/${made.id}/restore`, undefined))).toBe(
    '409 BUDGET_EXISTS',
  )
  await remove(manager, other)
  expect((await manager.post<Answer>(`${path}/${made.id}/restore`, undefined)).body.revision).toBe(3)
  const { body } = await analyst.get<{ budgets: Budget[]; canEdit: boolean }>(path)
  expect(body.budgets.map(({ name }) => name)).toEqual(['Heat 2027', 'Heat 2028'])
  expect(body.canEdit).toBe(false)
})

test('of two who change the same revision the second is told', async () => {
  const { body: made } = await create(manager, { year: 2030 })
  expect((await change(manager, made, { year: 2030, name: 'First' })).status).toBe(200)
  const second = await change(manager, made, { year: 2030, name: 'Second' })
  expect(codeOf(second)).toBe('409 BUDGET_CHANGED_MEANWHILE')
  const both = await Promise.all([create(manager, { year: 2031 }), create(manager, { year: 2031 })])
  expect(both.map(codeOf).sort()).toEqual([200, '409 BUDGET_EXISTS'])
})

test.each<[string, object]>([
  ['eleven months', { amounts: Array<number>(11).fill(1) }],
  ['a month below 0', { amounts: [...Array<number>(11).fill(1), -1] }],
  ['neither amounts nor costs', { amounts: null }],
  ['a year long ago', { year: 1999 }],
])('%s is refused', async (_case, wrong) => {
  expect(codeOf(await create(manager, wrong))).toBe('400 VALIDATION_FAILED')
})

test('who looks at values changes no budget', async () => {
  expect(codeOf(await create(analyst))).toBe('403 FORBIDDEN')
})
