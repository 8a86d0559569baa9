const own = new WeakSet<Node>()

/** Puts a node of the shell's own beside whatever the page shows. */
export function addToBody(element: HTMLElement): void {
  own.add(element)
  document.body.append(element)
}

export const isOwnNode = (node: Node): boolean => own.has(node)
