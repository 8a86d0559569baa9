import { permissionNames, roles, type Permission } from '@energycockpit/contract'
import { isPermitted, permissions } from './permissions'

const all = Object.values(roles)
const allowed = (permission: Permission) => all.filter((role) => isPermitted([role], permission))
const without = (...excluded: number[]) => all.filter((role) => !excluded.includes(role))

test('every role of the specification is in the table', () => {
  expect(Object.keys(permissions).sort()).toEqual(Object.keys(roles).sort())
  expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, number) => number))
})

test('everybody with a role enters the portal, and has an account of their own', () => {
  expect(allowed('portal:enter')).toEqual(all)
  expect(allowed('account:own')).toEqual(all)
})

test('only who works with measurements sees them', () => {
  expect(allowed('measurements:read')).toEqual(
    without(roles.METER_READER, roles.DATA_SUPPLIER, roles.GAME_ADMIN),
  )
  expect(allowed('hierarchy:read')).toEqual(without(roles.GAME_ADMIN))
})

test('only administrators see how the portal is doing, and only the operator sees and replaces what browsers load', () => {
  expect(allowed('operation:read')).toEqual([roles.ADMIN, roles.SUPER_CLIENT_ADMIN, roles.SYSTEM_ADMIN])
  expect(allowed('features:observe')).toEqual([roles.SYSTEM_ADMIN])
  expect(allowed('imports:override')).toEqual([roles.SYSTEM_ADMIN])
  expect(allowed('design:read')).toEqual([roles.SYSTEM_ADMIN])
})

test('several roles add up; no role and unknown numbers allow nothing', () => {
  expect(isPermitted([roles.GAME_ADMIN, roles.ANALYST], 'measurements:read')).toBe(true)
  for (const name of permissionNames)
    expect(isPermitted([], name) || isPermitted([-1, 17, 99, 0.5], name)).toBe(false)
})
