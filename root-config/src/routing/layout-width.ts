export type LayoutWidth = 'limited' | 'wide'

const WIDE = ['enms', 'linear-regression', 'measurement-series', 'organization']

/** Text and forms read better in limited width; tables and trees of some features want all there is. */
export function layoutWidth(path: string): LayoutWidth {
  if (path.includes('redirection-page')) return 'limited'
  return WIDE.some((part) => path.includes(part)) ? 'wide' : 'limited'
}
