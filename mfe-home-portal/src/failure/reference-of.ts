/**
 * What to name when asking for help, from the query of the error page. Only something of a reference's form: the page
 * shows nobody's own words as if they were the portal's.
 */
export function referenceOf(search: string): string | undefined {
  const id = new URLSearchParams(search).get('id') ?? ''
  return /^[\w-]{4,64}$/.test(id) ? id : undefined
}
