/** Segments that lead to a feature of another name. */
const otherNames: Readonly<Record<string, string>> = {
  registration: 'ea',
  export: 'ea',
  'flexible-analysis': 'analysis',
  'export-measurements': 'analysis',
  'daily-profile': 'analysis',
  'variance-analysis': 'analysis',
  sankey: 'analysis',
}

/** The feature that a page's path will most likely show. Only a hint of what to fetch early: the shell decides. */
export function featureOfPath(path: string): string | undefined {
  const segment = /^\/platform\/([^/?#]+)/.exec(path)?.[1]
  return segment === undefined ? undefined : (otherNames[segment] ?? segment)
}
