import { roles, type RoleName } from '@energycockpit/contract'

/** Everything that is not open to everybody. Routes, menu and page data ask `may`; none of them names a role. */
export const actions = [
  /** Open the portal: whoami, the page's frame, locale, blocking info. */
  'portal:enter',
  /** See and end one's own sessions, and whatever else belongs to one's own account. */
  'account:own',
  /** See the tree of organizational units, locations and metering points, with their master data. */
  'hierarchy:read',
  /** See measured values and everything computed from them. */
  'measurements:read',
  /** Bring readings in, from whatever source. */
  'readings:deliver',
  /** Say what a counter shows, and see what others have said. */
  'meter-readings:enter',
  /** See what changed the readings, when and by whom; not the readings themselves. */
  'imports:read',
  /** Take readings back: undo a load, delete a range. Say by which rules they are checked, and have gaps estimated. */
  'readings:change',
  /** Say how values are calculated: virtual meters, prices and factors. */
  'calculations:define',
  /** See how the portal's own parts are doing. */
  'operation:read',
  /** See load times and failures of features, over all businesses. */
  'features:observe',
  /** Say who comes in, with which roles, and who must stay out. */
  'users:administer',
  /** Open the portal to a further customer. */
  'businesses:create',
  /** See who did what in the businesses that one sees. */
  'audit:read',
  /** See also what belongs to no business, and whether the log was tampered with. */
  'audit:verify',
  /** Decide what users have to confirm or take note of before the portal opens. */
  'notices:administer',
  /** Replace an entry of the import map in one's own browser, in production too. */
  'imports:override',
  /** See the page of the design language, which is there outside production alone. */
  'design:read',
] as const
export type Action = (typeof actions)[number]

const entrant: readonly Action[] = ['portal:enter', 'account:own']
const reader: readonly Action[] = [...entrant, 'hierarchy:read', 'measurements:read']
const supplier: readonly Action[] = ['readings:deliver', 'imports:read']
const keeper: readonly Action[] = [
  ...reader,
  ...supplier,
  'meter-readings:enter',
  'readings:change',
  'calculations:define',
]
const administrator: readonly Action[] = [...keeper, 'operation:read', 'users:administer', 'audit:read']
const operator: readonly Action[] = [
  ...administrator,
  'businesses:create',
  'features:observe',
  'audit:verify',
  'notices:administer',
  'imports:override',
  'design:read',
]

/** What each role may do. Whose data it may be done to is a question of `visibleBusinessIds`, not of this table. */
export const permissions: Readonly<Record<RoleName, readonly Action[]>> = {
  // Somebody of the customer's staff who looks at their buildings now and then.
  USER: reader,
  // The customer's everyday account, with a profile of its own in the portal.
  PORTAL_USER: reader,
  // Shows the portal to prospects: sees everything, administers nothing.
  DEMO_USER: reader,
  // A screen in an entrance hall: it shows values and nobody sits in front of it.
  KIOSK_USER: reader,
  // Runs the portal for one client business, so must see whether its parts are up.
  ADMIN: administrator,
  // The same for a super client and all businesses below it.
  SUPER_CLIENT_ADMIN: administrator,
  // Looks at all businesses below the super client.
  SUPER_CLIENT_USER: reader,
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
  ANALYST: reader,
  // Defines key figures, which needs the values behind them.
  KPI_MANAGER: [...reader, 'calculations:define'],
  // Takes part in a study with the mobile app, and sees their own business's values in it.
  RESEARCHER_WITH_APP: reader,
  // Takes part in a study of tariffs that change by the hour.
  RESEARCHER_DYNAMIC_TARIFF: reader,
  // Runs the energy-saving game and its teams; sees neither buildings nor values.
  GAME_ADMIN: entrant,
}

const actionsOfNumber = new Map(
  Object.entries(permissions).map(([name, allowed]) => [roles[name as RoleName] as number, new Set(allowed)]),
)

/** True when at least one of the role numbers allows the action; numbers that are no role allow nothing. */
export function isPermitted(roleNumbers: readonly number[], action: Action): boolean {
  return roleNumbers.some((role) => actionsOfNumber.get(role)?.has(action) === true)
}
