/** The part of the browser's Trusted Types that is needed here; TypeScript's own library does not know them yet. */
interface TrustedTypeFactory {
  createPolicy(name: string, rules: PolicyRules): Policy
}

interface PolicyRules {
  createScriptURL?: (address: string) => string | null
  createHTML?: (html: string, ...given: unknown[]) => string | null
}

interface Policy {
  createHTML(html: string, ...given: unknown[]): unknown
}

/** What Lit, Vue and Svelte call the policies of their compiled templates; they cannot draw without. */
const TEMPLATE_POLICIES: ReadonlySet<string> = new Set(['lit-html', 'vue', 'svelte-trusted-html'])

/**
 * The page's only policy. Scripts may be loaded from addresses that the page's own Content-Security-Policy admits
 * besides: the own origin, and where overrides are allowed the developer's machine. Script text stays forbidden, and so
 * does HTML, except the templates of the libraries named above: what they take for a policy of their own is a view of
 * this one. A string that is given to `innerHTML` is refused as before.
 */
export function createDefaultPolicy(isAdmitted: (address: string) => boolean): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes
  if (!factory) return
  const fromTemplate = Symbol('from a template')
  const policy = factory.createPolicy('default', {
    createScriptURL: (address) => (isAdmitted(address) ? address : null),
    createHTML: (html, origin) => (origin === fromTemplate ? html : null),
  })
  const createPolicy = factory.createPolicy.bind(factory)
  factory.createPolicy = (name, rules) =>
    TEMPLATE_POLICIES.has(name)
      ? {
          createHTML: (html, ...given) =>
            policy.createHTML(rules.createHTML?.(html, ...given) ?? '', fromTemplate),
        }
      : createPolicy(name, rules)
}
