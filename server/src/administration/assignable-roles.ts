import { roles, type RoleName } from '@energycockpit/contract'

/** Roles of people of one business. */
const ofOneBusiness: readonly RoleName[] = [
  'USER',
  'PORTAL_USER',
  'KIOSK_USER',
  'ADMIN',
  'DATA_SUPPLIER',
  'ENERGY_MANAGER',
  'METER_READER',
  'ANALYST',
  'KPI_MANAGER',
  'RESEARCHER_WITH_APP',
  'RESEARCHER_DYNAMIC_TARIFF',
  'GAME_ADMIN',
]
const ofSuperClients: readonly RoleName[] = ['SUPER_CLIENT_ADMIN', 'SUPER_CLIENT_USER']

/** Which roles each administering role may give; a role that is not named here gives none. */
export const assignable: Readonly<Partial<Record<RoleName, readonly RoleName[]>>> = {
  ADMIN: ofOneBusiness,
  SUPER_CLIENT_ADMIN: [...ofOneBusiness, ...ofSuperClients],
  SYSTEM_ADMIN: Object.keys(roles) as RoleName[],
}

interface Place {
  /** Whether the business is itself below a super client, where roles of super clients mean nothing. */
  isSubBusiness: boolean
}

/** The numbers of the roles that somebody with these roles may give in a business, ascending. */
export function assignableRoles(roleNumbers: readonly number[], { isSubBusiness }: Place): number[] {
  const given = Object.entries(assignable)
    .filter(([name]) => roleNumbers.includes(roles[name as RoleName]))
    .flatMap(([, names]) => names)
    .filter((name) => !(isSubBusiness && ofSuperClients.includes(name)))
    .map((name) => roles[name] as number)
  return [...new Set(given)].sort((one, other) => one - other)
}
