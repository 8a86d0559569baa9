import { hrefOf, isNoOp, linkOf, replaceByNoOp, targetOf, type LinkElement } from './link-element'
import { linkKind } from './link-kind'

export interface LinkActions {
  /** The link leads to another host or opens another tab. */
  warn(address: string, link: LinkElement): void
  openTerms(link: LinkElement): void
  /** The link leads to another place of the portal. */
  follow(address: string): void
}

interface Interception extends LinkActions {
  /** Addresses below which links are followed without loading the page. */
  isInPortal: (path: string) => boolean
}

/** Everything that comes before a link is followed, by whatever means: only then does it have to be harmless. */
const BEFORE_FOLLOWING = ['pointerdown', 'focusin', 'contextmenu', 'dragstart', 'click', 'auxclick'] as const

/**
 * The one interceptor for all links of the page, whoever drew them and inside open shadow roots too. Safety and
 * dialogs come first, in the capture phase, where no feature can be earlier; following links within the portal comes
 * last, so that a feature may have used the click for something else. Answers the function that ends it.
 */
export function interceptLinks({ warn, openTerms, follow, isInPortal }: Interception): () => void {
  const ended = new AbortController()
  const { signal } = ended

  const disarm = (event: Event) => {
    const link = linkOf(event)
    if (link && kindOf(link) === 'unsafe') replaceByNoOp(link)
  }

  const ask = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.button > 1) return
    const kind = kindOf(link)
    if (kind === 'here' && !isNoOp(link)) return
    event.preventDefault()
    if (kind === 'terms') openTerms(link)
    if (kind === 'away') warn(new URL(hrefOf(link) ?? '', location.href).href, link)
  }

  const followInPortal = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || !isPlainClick(event) || link.hasAttribute('download')) return
    if (!['', '_self'].includes(targetOf(link).toLowerCase())) return
    const { origin, pathname, search, hash } = new URL(hrefOf(link) ?? '', location.href)
    if (origin !== location.origin || !isInPortal(pathname)) return
    const samePage = pathname === location.pathname && search === location.search
    if (samePage && hash) return
    event.preventDefault()
    follow(pathname + search + hash)
  }

  for (const name of BEFORE_FOLLOWING) document.addEventListener(name, disarm, { capture: true, signal })
  for (const name of ['click', 'auxclick'] as const)
    document.addEventListener(name, ask, { capture: true, signal })
  document.addEventListener('click', followInPortal, { signal })
  return () => ended.abort()
}

function kindOf(link: LinkElement) {
  return linkKind({ href: hrefOf(link) ?? '', target: targetOf(link) }, location.href)
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !event.defaultPrevented && event.button === 0 && !modified
}
