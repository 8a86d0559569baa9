/**
 * The nonce by which the page's policy admits style elements, for a remote whose library inserts some: where Vite's
 * builds read it, too. A foreign page may offer one in the same way.
 */
export function styleNonceOf(page: ParentNode): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}
