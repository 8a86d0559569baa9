import type { Permission } from './permissions'

/** What an API token may be for. It may never do more than its user, and of that only what its scopes name. */
export const apiTokenScopes = [
  'values:read',
  'master-data:read',
  'values:write',
  'values:correct',
  'master-data:write',
  'calculations:write',
  'analysis:write',
  'energy-management:write',
] as const
export type ApiTokenScope = (typeof apiTokenScopes)[number]

/** The permissions of each scope. One that stands in none is for people who are signed in. */
export const permissionsOfScope: Readonly<Record<ApiTokenScope, readonly Permission[]>> = {
  'values:read': ['measurements:read'],
  'master-data:read': ['hierarchy:read'],
  'values:write': ['readings:deliver', 'imports:read', 'meter-readings:enter'],
  'values:correct': ['readings:change', 'anomalies:acknowledge'],
  'master-data:write': ['structure:edit'],
  'calculations:write': ['calculations:define'],
  'analysis:write': ['views:save', 'annotations:write', 'baselines:save'],
  'energy-management:write': ['actions:edit', 'indicators:edit', 'budgets:edit', 'energy-uses:edit'],
}

/** The scope that a token needs for what takes a permission; undefined where no token may do it. */
export const scopeOfPermission = (permission: Permission): ApiTokenScope | undefined =>
  apiTokenScopes.find((scope) => permissionsOfScope[scope].includes(permission))
