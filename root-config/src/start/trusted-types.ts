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
  createScriptURL(address: string): unknown
}

/**
 * What Lit, Vue, Svelte and Solid call the policies of their compiled templates; they cannot draw without. Lit's
 * `unsafeHTML` and Vue's `v-html` hand theirs any text.
 */
const ofTemplates: ReadonlySet<string> = new Set(['lit-html', 'vue', 'svelte-trusted-html', 'solid'])
/** Of what removes from a text what acts, Angular and DOMPurify: they read the text as it is, and draw what is left. */
const ofSanitizers: ReadonlySet<string> = new Set(['angular', 'dompurify'])

/**
 * The page's only policy. Scripts may be loaded from addresses that the page's own Content-Security-Policy admits
 * besides: the own origin, and where overrides are allowed the developer's machine. Script text stays forbidden, and so
 * does HTML, except that of the libraries named above: what they take for a policy of their own is a view of this one.
 * A string that is given to `innerHTML` is refused as before.
 */
export function createDefaultPolicy(isAdmitted: (address: string) => boolean): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes
  if (!factory) return
  const fromLibrary = Symbol('from a library')
  const policy = factory.createPolicy('default', {
    createScriptURL: (address) => (isAdmitted(address) ? address : null),
    createHTML: (html, origin) => (origin === fromLibrary ? html : null),
  })
  const createPolicy = factory.createPolicy.bind(factory)
  factory.createPolicy = (name, rules) => {
    if (!ofTemplates.has(name) && !ofSanitizers.has(name)) return createPolicy(name, rules)
    return {
      createHTML(html, ...given) {
        // Whatever a library answers with is read once: what is looked at is what is drawn.
        const made = String(rules.createHTML?.(html, ...given) ?? '')
        if (ofTemplates.has(name) && actsByItself(made))
          throw new TypeError(`The portal refuses meta and srcdoc of '${name}'`)
        return policy.createHTML(made, fromLibrary)
      },
      createScriptURL(address) {
        // Of what the policy itself refuses, the browser makes an empty address.
        if (!isAdmitted(address)) throw new TypeError(`The portal loads no script from ${address}`)
        return policy.createScriptURL(address)
      },
    }
  }
}

/**
 * Scripts, handlers, frames, forms and images of other origins in a text are refused by the Content-Security-Policy.
 * `<meta http-equiv="refresh">` is not: it would lead the whole page to any address. Nor is the text of a frame, in
 * which a script element runs that does nothing in the text itself: any file of the portal, with this page at hand.
 */
const actsByItself = (html: string) => /<meta[\s/>]|<iframe[\s/][^]*srcdoc/i.test(html)
