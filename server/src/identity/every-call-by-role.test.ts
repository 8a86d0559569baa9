import { calls, roles, type RoleName } from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import { addressOf } from '../http/call-example.testing'
import { examples } from './every-call.testing'

/*
 * Every role against every call, without a server: the permission that a call names and the roles that have it, against
 * the roles that the call's example names. That a route asks for its call's permission is proven in every-call.test.ts.
 */
const roleNames = Object.keys(roles) as RoleName[]

test('every call has one example, and no example is of anything else', () => {
  expect(examples.map(({ call }) => call.name).sort()).toEqual(calls.map(({ name }) => name).sort())
})

test.each(examples.map((example) => [example.call.name, example] as const))('%s', (_, example) => {
  const { call, roles: named } = example
  const permitted = roleNames.filter(
    (role) => call.permission !== undefined && isPermitted([roles[role]], call.permission),
  )
  expect(permitted.sort()).toEqual([...(named ?? [])].sort())
  expect(named === undefined).toBe(call.access !== 'signed-in')
  expect(addressOf(example)).not.toMatch(/\/:/)
})
