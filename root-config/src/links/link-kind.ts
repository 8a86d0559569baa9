/**
 * What a link is to the portal:
 *
 * - `unsafe`: of a scheme that is not allowed, or no address at all; it is replaced by a link that does nothing
 * - `terms`: the terms and conditions, which open in a dialog
 * - `away`: leads to another host, or opens another browser tab; the user is warned first
 * - `here`: everything else
 */
export type LinkKind = 'unsafe' | 'terms' | 'away' | 'here'

export const TERMS_PATH = '/rest/public/portal-resources/termsAndConditions'

const ALLOWED_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
const IN_THIS_TAB = ['', '_self', '_top', '_parent']

/**
 * `href` is the link's attribute as it was written, `page` the address that relative ones count from. Judged is what
 * the browser's own parser makes of it, so that no spelling is read one way here and another way there.
 */
export function linkKind({ href, target = '' }: { href: string; target?: string }, page: string): LinkKind {
  if (!URL.canParse(href, page)) return 'unsafe'
  const address = new URL(href, page)
  if (!ALLOWED_SCHEMES.includes(address.protocol)) return 'unsafe'
  const { host } = new URL(page)
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:'
  if (isWeb && address.host === host && address.pathname === TERMS_PATH) return 'terms'
  if (isWeb && address.host !== host) return 'away'
  return IN_THIS_TAB.includes(target.trim().toLowerCase()) ? 'here' : 'away'
}
