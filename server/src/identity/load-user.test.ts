import { roles } from '@energycockpit/contract'
import { visibleBusinesses } from './load-user'

const businesses = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 1 },
  { id: 4, parent_id: null },
]
const superClientRoles: number[] = [roles.SUPER_CLIENT_ADMIN, roles.SUPER_CLIENT_USER]
const operatorRoles: number[] = [roles.SYSTEM_ADMIN, roles.SYSTEM_USER]

test.each(Object.entries(roles))('%s sees what its role says', (_name, role) => {
  const expected = operatorRoles.includes(role)
    ? [1, 2, 3, 4]
    : superClientRoles.includes(role)
      ? [1, 2, 3]
      : [1]
  expect(visibleBusinesses([role], 1, businesses)).toEqual(expected)
})

test('a sub-business never sees its super client or its siblings', () => {
  for (const role of Object.values(roles).filter((one) => !operatorRoles.includes(one)))
    expect(visibleBusinesses([role], 2, businesses)).toEqual([2])
})
