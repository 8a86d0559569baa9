const schemes = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * Whether a link may lead to an address: http, https, mailto, tel, or a place of the portal (relative, anchor, query).
 * Judged is what the browser's own parser makes of it at the page, so that no spelling is read in two ways.
 */
export function isSafeAddress(address: string, page: string): boolean {
  return URL.canParse(address, page) && schemes.includes(new URL(address, page).protocol)
}
