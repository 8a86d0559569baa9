import { roles, type RoleName } from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import { assignableRoles } from './assignable-roles'

const names = Object.keys(roles) as RoleName[]
const numbers = Object.values(roles) as number[]
const places = [{ isSubBusiness: true }, { isSubBusiness: false }]

test.each(names)('%s gives roles exactly when it administers users', (name) => {
  const gives = assignableRoles([roles[name]], { isSubBusiness: false }).length > 0
  expect(gives).toBe(isPermitted([roles[name]], 'users:administer'))
})

test.each(names)('whoever gets a role from %s can give nothing more than %s could', (name) => {
  for (const place of places) {
    const given = assignableRoles([roles[name]], place)
    for (const role of given) for (const next of assignableRoles([role], place)) expect(given).toContain(next)
  }
})

test('roles of super clients and of the operator are out of reach of whoever has none of them', () => {
  const { ADMIN, SUPER_CLIENT_ADMIN, SUPER_CLIENT_USER, SYSTEM_ADMIN, SYSTEM_USER } = roles
  for (const role of [SUPER_CLIENT_ADMIN, SUPER_CLIENT_USER, SYSTEM_ADMIN, SYSTEM_USER])
    expect(assignableRoles([ADMIN], { isSubBusiness: false })).not.toContain(role)
  for (const role of [SYSTEM_ADMIN, SYSTEM_USER])
    expect(assignableRoles([SUPER_CLIENT_ADMIN], { isSubBusiness: false })).not.toContain(role)
  expect(assignableRoles([SYSTEM_ADMIN], { isSubBusiness: false })).toEqual(numbers)
})

test('a sub-business has no roles of super clients', () => {
  const { SUPER_CLIENT_ADMIN, SUPER_CLIENT_USER, SYSTEM_ADMIN } = roles
  for (const giver of [SUPER_CLIENT_ADMIN, SYSTEM_ADMIN])
    for (const role of [SUPER_CLIENT_ADMIN, SUPER_CLIENT_USER])
      expect(assignableRoles([giver], { isSubBusiness: true })).not.toContain(role)
})
