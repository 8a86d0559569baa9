/** Roles of the portal by their numbers, as the identity provider's tokens and the action token carry them. */
export const roles = {
  USER: 0,
  PORTAL_USER: 1,
  DEMO_USER: 2,
  KIOSK_USER: 3,
  ADMIN: 4,
  SUPER_CLIENT_ADMIN: 5,
  SUPER_CLIENT_USER: 6,
  SYSTEM_ADMIN: 7,
  SYSTEM_USER: 8,
  DATA_SUPPLIER: 9,
  ENERGY_MANAGER: 10,
  METER_READER: 11,
  ANALYST: 12,
  KPI_MANAGER: 13,
  RESEARCHER_WITH_APP: 14,
  RESEARCHER_DYNAMIC_TARIFF: 15,
  GAME_ADMIN: 16,
} as const

export type RoleName = keyof typeof roles
export type RoleNumber = (typeof roles)[RoleName]
