import { RemoteFileError } from './remote-file-error'

/** Puts the style sheets in at once; `arrived` resolves when all of them count, so that nothing is drawn without. */
export function addStyleLinks(addresses: readonly string[]): { arrived: Promise<unknown>; remove(): void } {
  const links = addresses.map((address) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    if (new URL(address).origin !== location.origin) link.crossOrigin = 'anonymous'
    link.href = address
    return link
  })
  const arrived = Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const fail = (cause?: unknown) => reject(new RemoteFileError(link.href, { cause }))
          link.onload = () => isStyleSheet(link).then((holds) => (holds ? resolve() : fail()), fail)
          link.onerror = () => fail()
        }),
    ),
  )
  document.head.append(...links)
  return { arrived, remove: () => links.forEach((link) => link.remove()) }
}

/**
 * A page in the place of a style sheet is no error to a browser that nobody told to take types seriously: it arrives
 * with no rules, as an empty style sheet does. Only then its type is looked at.
 */
async function isStyleSheet({ sheet, href }: HTMLLinkElement): Promise<boolean> {
  if (sheet !== null && sheet.cssRules.length > 0) return true
  const answer = await fetch(href, { credentials: 'same-origin' })
  return answer.ok && /^text\/css\b/i.test(answer.headers.get('content-type') ?? '')
}
