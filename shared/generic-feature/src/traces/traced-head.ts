import type { Watch } from './tracing'

const inserting = ['append', 'prepend', 'appendChild', 'insertBefore'] as const

/** Remembers what scripts put into the head: style sheets, and the files that they load. */
export function traceHead(head: HTMLHeadElement, watch: Watch): () => void {
  for (const name of inserting)
    Object.defineProperty(head, name, {
      configurable: true,
      value(this: HTMLHeadElement, ...given: unknown[]) {
        const nodes = given.filter((one) => one instanceof Element && one.parentNode !== head) as Element[]
        const answer = (HTMLHeadElement.prototype[name] as (...given: unknown[]) => unknown).apply(
          this,
          given,
        )
        for (const node of nodes) if (node.parentNode === head) watch.remember(() => node.remove())
        return answer
      },
    })
  return () => inserting.forEach((name) => Reflect.deleteProperty(head, name))
}
