import type { SheetEntry } from './chart-sheet'

/** The legend as it stands on the page: of each line its sign, its text, its figure and what is noted of it. */
export function legendOnPage(figure: HTMLElement): SheetEntry[] {
  return [...figure.querySelectorAll('ul li')].map((line) => {
    const nodes = [...line.childNodes]
    const place = nodes.findIndex((node) => node.nodeName === 'STRONG')
    const label = written(nodes.slice(0, place < 0 ? undefined : place))
    const notes = place < 0 ? [] : nodes.slice(place).map((node) => written([node]))
    const noted = notes.filter(Boolean).join(', ')
    return { label, ...(noted && { figure: noted }), ...signOf(line.firstElementChild) }
  })
}

/** Plain spaces at the ends and the page's own line breaks mean nothing; no-break spaces do. */
const written = (nodes: readonly Node[]) =>
  nodes
    .map((node) => node.textContent ?? '')
    .join('')
    .replace(/[ \n\t]+/g, ' ')
    .replace(/^ | $/g, '')

function signOf(element: Element | null): Pick<SheetEntry, 'colour' | 'sign'> {
  if (!element || element.textContent !== '') return {}
  const style = getComputedStyle(element)
  if (!(parseFloat(style.borderTopWidth) > 0)) return { colour: style.backgroundColor, sign: 'fill' }
  const colour = style.borderTopColor
  if (style.borderTopStyle === 'dashed') return { colour, sign: 'dashed' }
  if (!(parseFloat(style.borderLeftWidth) > 0)) return { colour, sign: 'line' }
  return { colour, sign: style.backgroundImage === 'none' ? 'outline' : 'hatched' }
}
