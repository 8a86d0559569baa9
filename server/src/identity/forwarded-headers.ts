/**
 * What tells a Keycloak behind another address how browsers see it. It decides there, so nothing of it may come from a
 * request.
 */
export function forwardedHeaders(keycloakUrl: string): Record<string, string> {
  const { host, protocol, port } = new URL(keycloakUrl)
  const scheme = protocol.replace(':', '')
  return {
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
    'x-forwarded-port': port || (scheme === 'https' ? '443' : '80'),
  }
}
