import { roles } from '@energycockpit/contract'
import { factsOfClaims, roleNumbers } from './user-facts'

const sub = '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1005'

test('reads what the realm says of a user', () => {
  expect(
    factsOfClaims({
      sub,
      preferred_username: 'analyst@demo.energycockpit.example',
      name: 'Tomasz Wren',
      email: 'analyst@demo.energycockpit.example',
      client_business_id: 1001,
      realm_access: { roles: ['offline_access', 'ANALYST', 'default-roles-energycockpit', 'USER'] },
    }),
  ).toEqual({
    uuid: sub,
    userName: 'analyst@demo.energycockpit.example',
    displayName: 'Tomasz Wren',
    email: 'analyst@demo.energycockpit.example',
    clientBusinessId: 1001,
    roles: [roles.USER, roles.ANALYST],
  })
})

test('an attribute that a user does not have is an absent claim', () => {
  expect(factsOfClaims({ sub })).toEqual({
    uuid: sub,
    userName: sub,
    displayName: sub,
    email: null,
    clientBusinessId: null,
    roles: [],
  })
  expect(factsOfClaims({ sub, preferred_username: 'wren', name: ' ', email: '' })).toMatchObject({
    displayName: 'wren',
    email: null,
  })
})

test.each([
  ['1001', 1001],
  [1001, 1001],
  ['', null],
  ['1001; drop', null],
  ['99999999999', null],
  [10.5, null],
  [['1001'], null],
  [{}, null],
])('a business %j is %j', (client_business_id, expected) => {
  expect(factsOfClaims({ sub, client_business_id }).clientBusinessId).toBe(expected)
})

test('only names of the portal are roles, and each counts once', () => {
  expect(roleNumbers(['ADMIN', 'ADMIN', 'admin', 'toString', 4, null, 'SUPERUSER'])).toEqual([roles.ADMIN])
  for (const names of [undefined, 'ADMIN', { 0: 'ADMIN' }]) expect(roleNumbers(names)).toEqual([])
})

test('a name keeps nothing that no store can hold, and no half of a character where it is cut', () => {
  const name = `${'a'.repeat(199)}😀`
  expect(factsOfClaims({ sub: 'u', name, preferred_username: 'a\0\ud800b', email: '\0' })).toMatchObject({
    ...{ displayName: 'a'.repeat(199), userName: 'ab', email: null },
  })
})
