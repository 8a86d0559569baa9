import { fontOfDownloads } from './font-of-downloads'
import type { Colour, Lettering, PathStep, ShapeWriter, Stroke } from './shape-writer'

/** The file as text, a drawing that every browser and every drawing program opens. */
export class SvgWriter implements ShapeWriter {
  #body = ''
  #cuts = 0
  /** The path that may still grow by one of the same colour. */
  #last: { attributes: string; path: string } | undefined

  fill(path: readonly PathStep[], colour: Colour, rule: 'nonzero' | 'evenodd') {
    this.#add(
      path,
      `${paint('fill', colour)}${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}`,
      colour.alpha === 1,
    )
  }

  stroke(path: readonly PathStep[], { colour, width, dash, cap, join }: Stroke) {
    const more = [
      ...(dash.length > 0 ? [` stroke-dasharray="${dash.map(short).join(' ')}"`] : []),
      ...(cap === 'butt' ? [] : [` stroke-linecap="${cap}"`]),
      ...(join === 'miter' ? [] : [` stroke-linejoin="${join}"`]),
    ]
    this.#add(
      path,
      `fill="none" ${paint('stroke', colour)} stroke-width="${short(width)}"${more.join('')}`,
      false,
    )
  }

  #add(path: readonly PathStep[], attributes: string, mayGrow: boolean) {
    if (this.#last?.attributes === attributes) {
      this.#last.path += written(path)
      return
    }
    this.#finishPath()
    this.#last = { attributes, path: written(path) }
    if (!mayGrow) this.#finishPath()
  }

  #finishPath() {
    if (this.#last) this.#body += `<path d="${this.#last.path}" ${this.#last.attributes}/>\n`
    this.#last = undefined
  }

  text(text: string, { x, y, angle, size, isBold, colour, align, width }: Lettering) {
    this.#finishPath()
    const turned =
      angle === 0 ? '' : ` transform="rotate(${short((angle * 180) / Math.PI)} ${short(x)} ${short(y)})"`
    const end = align === 'start' ? '' : ` text-anchor="${align}"`
    // With another font, too, it is as wide as where it was laid out.
    const room = text.length > 1 ? ` textLength="${short(width)}" lengthAdjust="spacingAndGlyphs"` : ''
    this.#body +=
      `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}"${isBold ? ' font-weight="bold"' : ''}` +
      `${end}${room} ${paint('fill', colour)}${turned}>${escaped(text)}</text>\n`
  }

  openClip(path: readonly PathStep[]) {
    this.#finishPath()
    const id = `cut${++this.#cuts}`
    this.#body += `<clipPath id="${id}"><path d="${written(path)}"/></clipPath><g clip-path="url(#${id})">\n`
  }

  closeClip() {
    this.#finishPath()
    this.#body += '</g>\n'
  }

  file(width: number, height: number, title: string, description: string): string {
    this.#finishPath()
    return (
      `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" ` +
      `height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}" role="img" ` +
      `font-family="${fontOfDownloads}">\n<title>${escaped(title)}</title>\n<desc>${escaped(description)}</desc>\n` +
      `${this.#body}</svg>\n`
    )
  }
}

const short = (number: number) => String(Math.round(number * 100) / 100)

const written = (path: readonly PathStep[]) =>
  path.map(([kind, ...numbers]) => kind + numbers.map(short).join(' ')).join('')

function paint(what: 'fill' | 'stroke', { red, green, blue, alpha }: Colour): string {
  const hex = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')
  return `${what}="#${hex}"${alpha < 1 ? ` ${what}-opacity="${short(alpha)}"` : ''}`
}

/** Control characters have no place in XML at all. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
