import { setTrustedTypesPolicy } from 'solid-js/web'

/*
 * Imported before the first component. Browsers without Trusted Types need none. Only compiled templates get here;
 * what a component puts into `innerHTML` does not.
 */
setTrustedTypesPolicy(globalThis.trustedTypes?.createPolicy('solid', { createHTML: (html) => html }))
