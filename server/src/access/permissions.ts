import { permissionNames, roles, type Permission, type RoleName } from '@energycockpit/contract'

const entrant: readonly Permission[] = ['portal:enter', 'account:own']
const reader: readonly Permission[] = [...entrant, 'hierarchy:read', 'measurements:read']
const analyst: readonly Permission[] = [...reader, 'views:save', 'annotations:write']
const supplier: readonly Permission[] = ['readings:deliver', 'imports:read']
const keeper: readonly Permission[] = [
  ...analyst,
  ...supplier,
  'meter-readings:enter',
  'readings:change',
  'calculations:define',
  'baselines:save',
  'actions:edit',
  'indicators:edit',
  'budgets:edit',
  'energy-uses:edit',
  'annotations:administer',
  'anomalies:acknowledge',
  'structure:edit',
]
const administrator: readonly Permission[] = [
  ...keeper,
  'structure:administer',
  'views:administer',
  'operation:read',
  'users:administer',
  'appearance:administer',
  'audit:read',
  'news:edit',
]
const operator: readonly Permission[] = [
  ...administrator,
  'businesses:create',
  'registrations:administer',
  'features:observe',
  'audit:verify',
  'notices:administer',
  'imports:override',
  'design:read',
]

/**
 * What each role may do; routes, menu and page data ask `may`, and none of them names a role. Whose data it may be done
 * to is a question of `visibleBusinessIds`, not of this table.
 */
export const permissions: Readonly<Record<RoleName, readonly Permission[]>> = {
  // Somebody of the customer's staff who looks at their buildings now and then.
  USER: analyst,
  // The customer's everyday account, with a profile of its own in the portal.
  PORTAL_USER: analyst,
  // Shows the portal to prospects: sees everything, administers nothing.
  DEMO_USER: reader,
  // A screen in an entrance hall: it shows values and nobody sits in front of it.
  KIOSK_USER: reader,
  // Runs the portal for one client business, so must see whether its parts are up.
  ADMIN: administrator,
  // The same for a super client and all businesses below it.
  SUPER_CLIENT_ADMIN: [...administrator, 'registrations:administer'],
  // Looks at all businesses below the super client.
  SUPER_CLIENT_USER: analyst,
  // Runs the installation.
  SYSTEM_ADMIN: operator,
  // A program of the installation's operator that reads across all businesses.
  SYSTEM_USER: reader,
  // A metering company that delivers values: it must find the metering point, and has no claim to its values.
  DATA_SUPPLIER: [...entrant, 'hierarchy:read', ...supplier],
  // Answers for the energy use of the business.
  ENERGY_MANAGER: keeper,
  // Walks from meter to meter and types in what they show: needs the list of meters, not what others measured.
  METER_READER: [...entrant, 'hierarchy:read', 'meter-readings:enter'],
  // Works with the values all day.
  ANALYST: analyst,
  // Defines key figures, which needs the values behind them.
  KPI_MANAGER: [
    ...analyst,
    'calculations:define',
    'baselines:save',
    'actions:edit',
    'indicators:edit',
    'budgets:edit',
    'energy-uses:edit',
  ],
  // Takes part in a study with the mobile app, and sees their own business's values in it.
  RESEARCHER_WITH_APP: analyst,
  // Takes part in a study of tariffs that change by the hour.
  RESEARCHER_DYNAMIC_TARIFF: analyst,
  // Runs the energy-saving game and its teams; sees neither buildings nor values.
  GAME_ADMIN: entrant,
}

const permissionsOfNumber = new Map(
  Object.entries(permissions).map(([name, allowed]) => [roles[name as RoleName] as number, new Set(allowed)]),
)

/** True when at least one of the role numbers has the permission; numbers that are no role allow nothing. */
export function isPermitted(roleNumbers: readonly number[], permission: Permission): boolean {
  return roleNumbers.some((role) =>
    role < 0 ? isInRole(role, permission) : permissionsOfNumber.get(role)?.has(permission) === true,
  )
}

/** Everything that the roles allow. */
export const permissionsOf = (roleNumbers: readonly number[]): Permission[] =>
  permissionNames.filter((permission) => isPermitted(roleNumbers, permission))

/**
 * A role that allows these permissions and nothing else, for who may do less than their roles allow: a number below 0,
 * one bit for each permission. It is passed on and asked about as every other role is, so that nothing which takes a
 * user's roles can allow more than that. It lives as long as a request: no user has it, and nothing stores it.
 */
export const roleOf = (allowed: readonly Permission[]): number =>
  -1 - permissionNames.reduce((bits, name, place) => bits + (allowed.includes(name) ? 2 ** place : 0), 0)

const isInRole = (role: number, permission: Permission): boolean =>
  Math.floor((-1 - role) / 2 ** permissionNames.indexOf(permission)) % 2 === 1
