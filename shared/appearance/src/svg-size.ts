import type { Logo } from './logo'

/**
 * What no logo needs and what could run, load or swell. The portal shows an SVG as an image only and serves it so that
 * it can do nothing; this keeps what is stored harmless wherever else it is opened.
 */
const unsafe = [
  /<!(?:doctype|entity)/i,
  /<(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|audio|video|handler|use[^>]*href\s*=\s*["'][^#"'])/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:java|vb)script\s*:/i,
  /@import/i,
  /<\?xml-stylesheet/i,
  /url\(\s*["']?(?!#)/i,
  /(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpe?g|webp);)[^"'\s]/i,
]

/** Size of an SVG drawing; a fault where it is one that is not accepted; undefined where it is none. */
export function svgSize(
  content: Uint8Array,
): Logo | { fault: 'svg-unsafe' | 'svg-without-size' } | undefined {
  const text = asText(content)
  const root =
    text && /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*)*(?:<!doctype[^>]*>\s*)?<svg(\s[^>]*)>/i.exec(text)
  if (!text || !root || !/<\/svg>\s*(?:<!--[^]*?-->\s*)*$/i.test(text)) return undefined
  // Characters may be written by their number, and read as what they are.
  if (unsafe.some((pattern) => pattern.test(text)) || /&#/.test(text)) return { fault: 'svg-unsafe' }
  const size = sizeOf(root[1] ?? '')
  return size ? { mediaType: 'image/svg+xml', ...size } : { fault: 'svg-without-size' }
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
