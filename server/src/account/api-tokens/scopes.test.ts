import {
  apiTokenScopes,
  calls,
  permissionNames,
  permissionsOfScope,
  roles,
  scopeOfPermission,
  type Permission,
} from '@energycockpit/contract'
import { isPermitted, permissionsOf, roleOf } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { limited } from './admit-token'

/** What no token may do, and why. */
const forPeopleAlone: Partial<Record<Permission, string>> = {
  'portal:enter': 'pages, and what is chosen in a session',
  'account:own': 'password, second factor, sessions, and tokens themselves',
  'structure:administer': 'deletes for good',
  'views:administer': 'changes what others share',
  'annotations:administer': 'changes what others have written',
  'operation:read': 'administration',
  'features:observe': 'administration',
  'users:administer': 'administration',
  'businesses:create': 'administration',
  'audit:read': 'administration',
  'audit:verify': 'administration',
  'notices:administer': 'administration',
  'appearance:administer': 'administration',
  'registrations:administer': 'administration',
  'news:edit': 'speaks to all users of a business',
  'imports:override': 'what a browser loads',
  'design:read': 'a page',
}

test.each(permissionNames)('%s is in exactly one scope, or in none for a reason', (permission) => {
  const scopes = apiTokenScopes.filter((scope) => permissionsOfScope[scope].includes(permission))
  expect(scopes).toHaveLength(permission in forPeopleAlone ? 0 : 1)
  expect(scopeOfPermission(permission)).toBe(scopes[0])
})

test('no call of account, sessions, tokens, users or administration is open to a token', () => {
  const own =
    /^\/(whoami|uic-context|rest\/secure\/(account|sessions?|users|active-business|userproperty|businesses|notices|audit-entries|blocking)\b)/
  const closed = calls.filter(({ path, access }) => access === 'signed-in' && own.test(path))
  expect(closed.length).toBeGreaterThan(25)
  expect(closed.filter(({ permission }) => permission && scopeOfPermission(permission))).toEqual([])
})

const user = (roleNumbers: number[], visibleBusinessIds = [1, 2]): SignedInUser => ({
  ...{ uuid: 'u', userName: 'u', displayName: 'U', email: null, roles: roleNumbers, visibleBusinessIds },
  ...{ clientBusinessId: 1, clientBusinessName: 'B', superClientBusinessId: null },
})
const token = (scopes: readonly (typeof apiTokenScopes)[number][]) => ({ uuid: 't', name: 'T', scopes })

test('for every role and scope, a token may do what both allow and nothing more', () => {
  for (const role of Object.values(roles))
    for (const scope of apiTokenScopes) {
      const left = limited(user([role]), token([scope]), null)
      for (const permission of permissionNames)
        expect(isPermitted(left.roles, permission)).toBe(
          isPermitted([role], permission) && permissionsOfScope[scope].includes(permission),
        )
    }
})

test('all scopes together are less than the operator may do', () => {
  const left = limited(user([roles.SYSTEM_ADMIN]), token(apiTokenScopes), null)
  const missing = permissionNames.filter((permission) => !isPermitted(left.roles, permission))
  expect(missing.sort()).toEqual(Object.keys(forPeopleAlone).sort())
})

test('a role of permissions is those permissions, also where it is copied', () => {
  expect(permissionsOf([roleOf([])])).toEqual([])
  expect(permissionsOf([roleOf(permissionNames)])).toEqual(permissionNames)
  for (const permission of permissionNames)
    expect(permissionsOf(JSON.parse(JSON.stringify([roleOf([permission])])) as number[])).toEqual([
      permission,
    ])
})

test('a token of one business sees that one while its user does, and none afterwards', () => {
  const seen = (visible: number[], only: number | null) =>
    limited(user([roles.ADMIN], visible), token(['values:read']), only).visibleBusinessIds
  expect([seen([1, 2], null), seen([1, 2], 2), seen([1], 2)]).toEqual([[1, 2], [2], []])
})
