export interface StyleSheet {
  href: string
  integrity: string
}

/**
 * Puts style sheets into the page and waits until they count, so that nothing is ever drawn without them. Answers the
 * function that takes them out again. One that does not load is an error; then none stays.
 */
export async function addStyleSheets(sheets: readonly StyleSheet[]): Promise<() => void> {
  const links = sheets.map(createLink)
  const remove = () => links.forEach((link) => link.remove())
  try {
    await Promise.all(links.map(arrived))
  } catch (error) {
    remove()
    throw error
  }
  return remove
}

function createLink({ href, integrity }: StyleSheet): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.integrity = integrity
  return link
}

function arrived(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new StyleSheetError(link.href))
    document.head.append(link)
  })
}

export class StyleSheetError extends Error {
  override readonly name = 'StyleSheetError'
  constructor(readonly address: string) {
    super(`The style sheet ${address} did not load`)
  }
}
