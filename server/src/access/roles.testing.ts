import type { RoleName } from '@energycockpit/contract'

/*
 * Who may do what, by the names of the roles and not by the table of permissions, so that a slip in the one is found by
 * the other: the examples of the calls name these lists, and identity/every-call-by-role.test.ts compares them.
 */
const everyday = ['USER', 'PORTAL_USER', 'DEMO_USER', 'KIOSK_USER', 'ANALYST'] as const
const acrossBusinesses = ['SUPER_CLIENT_USER', 'SYSTEM_USER'] as const
const researchers = ['RESEARCHER_WITH_APP', 'RESEARCHER_DYNAMIC_TARIFF'] as const

/** Runs the installation. */
export const operator: readonly RoleName[] = ['SYSTEM_ADMIN']
export const administrators: readonly RoleName[] = ['ADMIN', 'SUPER_CLIENT_ADMIN', ...operator]
/** Answer for the values of a business. */
export const energyManagers: readonly RoleName[] = [...administrators, 'ENERGY_MANAGER']
/** Say how values are calculated. */
export const modellers: readonly RoleName[] = [...energyManagers, 'KPI_MANAGER']
/** Bring readings in. */
export const suppliers: readonly RoleName[] = [...energyManagers, 'DATA_SUPPLIER']
/** Type in what meters show. */
export const meterReaders: readonly RoleName[] = [...energyManagers, 'METER_READER']
export const seeValues: readonly RoleName[] = [...modellers, ...everyday, ...acrossBusinesses, ...researchers]
/** Keep views and write annotations of the analysis: not a screen in a hall, a guest or a program. */
export const saveViews: readonly RoleName[] = [
  ...[...modellers, ...researchers],
  ...(['USER', 'PORTAL_USER', 'ANALYST', 'SUPER_CLIENT_USER'] as const),
]
export const seeMeteringPoints: readonly RoleName[] = [...seeValues, 'DATA_SUPPLIER', 'METER_READER']
export const everyRole: readonly RoleName[] = [...seeMeteringPoints, 'GAME_ADMIN']
