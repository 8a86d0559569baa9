/** The part of the browser's Trusted Types that is needed here; TypeScript's own library does not know them yet. */
interface TrustedTypeFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown
}

/**
 * The page's only policy. Scripts may be loaded from addresses that the page's own Content-Security-Policy admits
 * besides: the own origin, and where overrides are allowed the developer's machine. HTML and script text stay forbidden.
 */
export function createDefaultPolicy(isAdmitted: (address: string) => boolean): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes
  factory?.createPolicy('default', { createScriptURL: (address) => (isAdmitted(address) ? address : null) })
}
