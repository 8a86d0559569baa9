import { landmarks } from './landmarks'

/** After so many times nobody goes on: whoever takes out at once what is put back would stop the page. */
const MAX_REPAIRS = 50

/**
 * Puts back what somebody takes out of the shell or empties, at once and as it was: React knows these very nodes and
 * goes on with them. Answers the function that ends it.
 */
export function protectLandmarks(onPutBack: (seen: readonly string[]) => void): () => void {
  const observer = new MutationObserver(look)
  let repairs = 0

  function watch(): void {
    for (const pair of landmarks.parents) for (const one of pair) observer.observe(one, { childList: true })
  }

  function look(records: readonly MutationRecord[]): void {
    const seen = [...putBackRemoved(records), ...putBackMissing()]
    // What was just put back is no news.
    observer.takeRecords()
    if (seen.length === 0) return
    repairs += 1
    if (repairs >= MAX_REPAIRS) observer.disconnect()
    onPutBack(seen)
  }

  watch()
  landmarks.onAdded(watch)
  look([])
  return () => {
    landmarks.onAdded(() => undefined)
    observer.disconnect()
  }
}

/** From the last to the first, each stands again before what it stood before. */
function putBackRemoved(records: readonly MutationRecord[]): string[] {
  const { parents } = landmarks
  const emptied = new Set([...parents.keys()].filter((element) => !element.hasChildNodes()))
  const ofShell = records.filter(({ target, removedNodes }) => {
    if (removedNodes.length === 0 || !target.isConnected) return false
    return emptied.has(target as Element) || [...removedNodes].some((node) => isMissing(node as Element))
  })
  return ofShell.reverse().flatMap(({ target, removedNodes, nextSibling }) => {
    const next = nextSibling?.parentNode === target ? nextSibling : null
    const gone = [...removedNodes].filter((node) => !node.isConnected)
    for (const node of gone) target.insertBefore(node, next)
    return gone.flatMap((node) => (node instanceof Element ? [inWords(node)] : []))
  })
}

function isMissing(element: Element): boolean {
  const parent = landmarks.parents.get(element)
  return parent !== undefined && element.parentElement !== parent
}

/** Taken out before anybody looked, or with what it stood in. */
function putBackMissing(): string[] {
  const { parents } = landmarks
  return [...parents].reverse().flatMap(([element, parent], at) => {
    if (!isMissing(element)) return []
    const after = [...parents].slice(parents.size - at)
    const next = after.find(([one, its]) => its === parent && one.parentElement === parent)
    parent.insertBefore(element, next?.[0] ?? null)
    return [inWords(element)]
  })
}

const inWords = ({ localName, id }: Element) =>
  `5.2 ${id === '' ? localName : `${localName}#${id}`} was taken out`
