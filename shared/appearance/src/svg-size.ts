import type { Logo } from './logo'

/** Of an element: XML lets everybody call the namespace of SVG as they like. */
const prefix = String.raw`<(?:[^\s<>/:="']+:)?`
const element = (names: string) => new RegExp(`${prefix}(?:${names})`, 'i')

/**
 * What no logo needs and what could run, load or swell. The portal shows an SVG as an image only and serves it so that
 * it can do nothing; this keeps what is stored harmless wherever else it is opened. Each takes time in proportion to the
 * text alone: nobody can hold up the server with one that is made for it.
 */
const unsafe = [
  /<!(?:doctype|entity)/i,
  element('script|foreignobject|iframe|embed|object|audio|video|handler'),
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:java|vb)script\s*:/i,
  /@import/i,
  /image-set\(/i,
  /<\?xml-stylesheet/i,
  /url\((?!\s*["']?#)/i,
  /(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpe?g|webp);)[^"'\s]/i,
  // Characters may be written by their number, and read as what they are: in XML, and in CSS with a backslash.
  /&#/,
  /style\s*=\s*(?:"[^"\\]*|'[^'\\]*)\\/i,
]
const style = element('style')

const isUnsafe = (text: string) =>
  unsafe.some((pattern) => pattern.test(text)) || (style.test(text) && /\\[0-9a-f]/i.test(text))

/** Size of an SVG drawing; a fault where it is one that is not accepted; undefined where it is none. */
export function svgSize(
  content: Uint8Array,
): Logo | { fault: 'svg-unsafe' | 'svg-without-size' } | undefined {
  const text = asText(content)
  const drawing = text && withoutComments(text).trim()
  const root = drawing && /^(?:<\?xml[^>]*\?>\s*)?(?:<!doctype[^>]*>\s*)?<svg(\s[^>]*)>/i.exec(drawing)
  if (!text || !root || !drawing.toLowerCase().endsWith('</svg>')) return undefined
  if (isUnsafe(text)) return { fault: 'svg-unsafe' }
  const size = sizeOf(root[1] ?? '')
  return size ? { mediaType: 'image/svg+xml', ...size } : { fault: 'svg-without-size' }
}

/** For where the drawing begins and ends; what is in it is looked at with all that stands there. */
function withoutComments(text: string): string {
  const [before = '', ...others] = text.split('<!--')
  const after = others.map((other) => {
    const end = other.indexOf('-->')
    return end < 0 ? '' : other.slice(end + 3)
  })
  return before + after.join('')
}

function asText(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

function sizeOf(attributes: string): { width: number; height: number } | undefined {
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*?)\\s*["']`, 'i').exec(attributes)?.[1]
  const length = (name: string) => Number(/^(\d+(?:\.\d+)?)(?:px)?$/.exec(attribute(name) ?? '')?.[1])
  const box = attribute('viewBox')
    ?.split(/[\s,]+/)
    .map(Number)
  // A box gives the proportions, which is what counts; without one the drawing cannot be made smaller.
  if (box === undefined || box.length !== 4) return isSize(length('width'), length('height'))
  return isSize(box[2], box[3])
}

const isSize = (width = NaN, height = NaN) =>
  Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0 ? { width, height } : undefined
