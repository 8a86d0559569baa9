import { replaceUntil } from './replace-until'
import type { Watch } from './tracing'

const inserting = ['append', 'prepend', 'appendChild', 'insertBefore'] as const

/** Remembers what scripts put into the head: style sheets, and the files that they load. */
export function traceHead(head: HTMLHeadElement, watch: Watch): () => void {
  const restore = inserting.map((name) => {
    const own = head[name] as (...given: unknown[]) => unknown
    return replaceUntil(head, name, function (this: HTMLHeadElement, ...given: unknown[]) {
      const nodes = given.filter((one) => one instanceof Element && one.parentNode !== head) as Element[]
      const answer = own.apply(this, given)
      for (const node of nodes) if (node.parentNode === head) watch.remember(() => node.remove())
      return answer
    })
  })
  return () => restore.forEach((one) => one())
}
