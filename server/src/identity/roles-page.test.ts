import { permissionNames, roles, type Permission, type RoleName } from '@energycockpit/contract'
import { repositoryRoot } from '@energycockpit/testing'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assignableRoles } from '../administration/assignable-roles'
import { visibleBusinesses } from './load-user'
import { isPermitted } from '../access/permissions'

/** What the columns of the operators' page stand for, from the fourth on. */
const columns: readonly (readonly Permission[])[] = [
  ['hierarchy:read'],
  ['measurements:read'],
  ['views:save', 'annotations:write'],
  ['readings:deliver', 'imports:read'],
  ['meter-readings:enter'],
  ['readings:change', 'annotations:administer', 'anomalies:acknowledge'],
  [
    'calculations:define',
    'baselines:save',
    'actions:edit',
    'indicators:edit',
    'budgets:edit',
    'energy-uses:edit',
  ],
  ['structure:edit'],
  [
    'structure:administer',
    'views:administer',
    'users:administer',
    'appearance:administer',
    'audit:read',
    'operation:read',
    'news:edit',
  ],
  ['registrations:administer'],
  [
    'notices:administer',
    'businesses:create',
    'features:observe',
    'audit:verify',
    'imports:override',
    'design:read',
  ],
]
const businesses = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: null },
]
const sights: Record<string, number[]> = {
  'own business': [1],
  'own and below': [1, 2],
  'all businesses': [1, 2, 3],
}

let page: string
beforeAll(async () => {
  page = await readFile(join(repositoryRoot, 'docs/operators/roles.md'), 'utf8')
})

const rows = () =>
  [...page.matchAll(/^\| (\d+) .*$/gm)].map(([line]) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('the page for operators has every role with its number and what it is meant for', () => {
  const named = rows().map(([number, name]) => [name?.replaceAll('`', ''), Number(number)])
  expect(named).toEqual(Object.entries(roles))
  expect(rows().filter(([, , meant]) => (meant ?? '').length < 10)).toEqual([])
})

test.each(Object.keys(roles) as RoleName[])('it says of %s what the table of permissions says', (name) => {
  const [, , , ...cells] = rows().find(([, role]) => role === `\`${name}\``) ?? []
  const numbers = [roles[name]]
  const allowed = columns.map((names) => names.map((name) => isPermitted(numbers, name)))
  expect(cells.slice(0, -1)).toEqual(allowed.map((each) => (each.every(Boolean) ? 'yes' : '')))
  expect(allowed.filter((each) => new Set(each).size !== 1)).toEqual([])
  expect(visibleBusinesses(numbers, 1, businesses)).toEqual(sights[cells.at(-1) ?? ''])
})

test('it leaves out no permission but those that every role has', () => {
  const everybody = permissionNames.filter((name) =>
    Object.values(roles).every((role) => isPermitted([role], name)),
  )
  expect([...everybody, ...columns.flat()].sort()).toEqual([...permissionNames].sort())
})

test('it says who gives which role', () => {
  const given = (role: RoleName, isSubBusiness: boolean) => assignableRoles([roles[role]], { isSubBusiness })
  const all = Object.values(roles) as number[]
  const without = (from: number[], ...names: RoleName[]) =>
    from.filter((role) => !names.some((name) => roles[name] === role))
  const ofAdmin = without(
    all,
    ...(['DEMO_USER', 'SUPER_CLIENT_ADMIN', 'SUPER_CLIENT_USER', 'SYSTEM_ADMIN', 'SYSTEM_USER'] as const),
  )
  for (const below of [true, false]) expect(given('ADMIN', below)).toEqual(ofAdmin)
  expect(given('SUPER_CLIENT_ADMIN', true)).toEqual(ofAdmin)
  expect(given('SUPER_CLIENT_ADMIN', false)).toEqual(without(all, 'DEMO_USER', 'SYSTEM_ADMIN', 'SYSTEM_USER'))
  expect(given('SYSTEM_ADMIN', false)).toEqual(all)
  expect(given('SYSTEM_ADMIN', true)).toEqual(without(all, 'SUPER_CLIENT_ADMIN', 'SUPER_CLIENT_USER'))
})
