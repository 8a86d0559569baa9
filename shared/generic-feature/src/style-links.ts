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
          link.onload = () => resolve()
          link.onerror = () => reject(new RemoteFileError(link.href))
        }),
    ),
  )
  document.head.append(...links)
  return { arrived, remove: () => links.forEach((link) => link.remove()) }
}
