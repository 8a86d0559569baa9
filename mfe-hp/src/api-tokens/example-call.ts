import { getHierarchyNodes, listSavedViews } from '@energycockpit/contract'

/** A line for a terminal that makes a call which the token may make, else one that is answered with what it may not. */
export function exampleCall(
  origin: string,
  { token, scopes }: { token: string; scopes: readonly string[] },
): string {
  const { path } = scopes.includes('master-data:read') ? getHierarchyNodes : listSavedViews
  return `curl -H "Authorization: Bearer ${token}" ${origin}${path}`
}
