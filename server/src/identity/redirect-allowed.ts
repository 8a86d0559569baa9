/**
 * Whether a log-in or log-out may end at `value`: it must lie under one of the prefixes (the rule that Keycloak
 * writes with an asterisk at the end). Compared as text and as a parsed URL, for the browser follows the text.
 */
export function redirectAllowed(value: string, prefixes: readonly string[]): boolean {
  const url = URL.parse(value)
  if (!url || url.username || url.password || url.hash || /[\\\s]/.test(value)) return false
  return prefixes.some((prefix) => value.startsWith(prefix) && url.href.startsWith(prefix))
}
