import { navigate } from './navigate'

/**
 * Links to addresses below the base path are followed without loading the page, whoever drew them. Everything that
 * means something else stays with the browser: other buttons, modifier keys, targets, downloads, other addresses.
 */
export function followLinks(basePath: string): void {
  document.addEventListener('click', (event) => {
    const address = portalAddress(event, basePath)
    if (address === undefined) return
    event.preventDefault()
    navigate(address)
  })
}

function portalAddress(event: MouseEvent, basePath: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || !pathname.startsWith(`${basePath}/`)) return undefined
  const samePage = pathname === location.pathname && search === location.search
  return samePage && hash ? undefined : pathname + search + hash
}
