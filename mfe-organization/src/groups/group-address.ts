/** The group that the page shows, and of which business; without a name all groups of the business. */
export interface ShownGroup {
  businessId: number
  name?: string | undefined
}

/** How the page's address names it, beginning with '?'. */
export const groupAddress = ({ businessId, name }: ShownGroup): string =>
  `?${new URLSearchParams({ business: String(businessId), ...(name !== undefined && { group: name }) })}`

/** As `groupAddress` wrote it; undefined where the address names no business. */
export function groupIn(query: string): ShownGroup | undefined {
  const params = new URLSearchParams(query)
  const business = params.get('business') ?? ''
  if (!/^\d{1,9}$/.test(business)) return undefined
  return { businessId: Number(business), name: params.get('group') || undefined }
}
