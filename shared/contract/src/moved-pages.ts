/** Pages that have moved to another feature: the path below `/platform` that they had, and the one they have now. */
const movedPages: Readonly<Record<string, string>> = {
  'analysis/conversion-factors': 'measurement-data/conversion-factors',
  'analysis/counter-readings': 'measurement-data/meter-readings',
  'analysis/imports': 'measurement-data/imports',
  'analysis/virtual-meters': 'measurement-data/virtual-meters',
}

/** Where a page is today whose path (below `/platform`, without a query) is an old one; undefined where it is not. */
export function movedPage(path: string): string | undefined {
  const [feature, page, ...rest] = path.split('/')
  const moved = Object.entries(movedPages).find(([old]) => old === `${feature}/${page}`)?.[1]
  return moved === undefined ? undefined : [moved, ...rest].join('/')
}
