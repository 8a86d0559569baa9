/** How the page's address names a node of the hierarchy; without the question mark. */
export const nodeQuery = (nodeId: string): string => new URLSearchParams({ node: nodeId }).toString()

/** The node that an address's query names, as nodeQuery wrote it; undefined where it names none. */
export const nodeOfQuery = (query: string): string | undefined =>
  new URLSearchParams(query).get('node') || undefined
