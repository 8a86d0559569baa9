/**
 * Whether the form that ends the blocking page may go to an address: only to the portal's own origin or to that of
 * the identity provider, whatever a token says. `providerUrl` is as the server tells it, an address or a path.
 */
export function acceptsForm(address: string, portal: string, providerUrl: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, username, password } = new URL(address)
  if (!['http:', 'https:'].includes(protocol) || username !== '' || password !== '') return false
  return origin === portal || origin === originOf(providerUrl, portal)
}

function originOf(address: string | undefined, base: string): string | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined
  return new URL(address, base).origin
}
