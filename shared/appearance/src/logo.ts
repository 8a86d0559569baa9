import { rasterSize } from './raster-size'
import { svgSize } from './svg-size'

/** The places of a business's images. */
export const imageSlots = ['logo', 'logoDark', 'favicon'] as const
export type ImageSlot = (typeof imageSlots)[number]

export const maxLogoBytes = 256_000
/** Pixels of a side. */
const minSide = 16
const maxSide = 2048
/** Of a logo; wider ones would leave no room in the header. */
const maxRatio = 10
/** Of a favicon, which browsers press into a square. */
const maxFaviconRatio = 1.1

export interface Logo {
  mediaType: 'image/svg+xml' | 'image/png' | 'image/webp'
  /** Pixels, or for an SVG the units that it is drawn in. */
  width: number
  height: number
}

export type LogoFault =
  | 'too-large'
  | 'unknown-kind'
  | 'svg-unsafe'
  | 'svg-without-size'
  | 'too-small'
  | 'too-many-pixels'
  | 'too-wide'
  | 'not-square'

/** What an image is by its bytes alone, or why it is not accepted in this place. */
export function logoOf(content: Uint8Array, slot: ImageSlot): Logo | { fault: LogoFault } {
  if (content.length > maxLogoBytes) return { fault: 'too-large' }
  const found = rasterSize(content) ?? svgSize(content)
  if (found === undefined) return { fault: 'unknown-kind' }
  if ('fault' in found) return found
  const fault = faultOfSize(found, slot)
  return fault === undefined ? found : { fault }
}

function faultOfSize({ mediaType, width, height }: Logo, slot: ImageSlot): LogoFault | undefined {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  // An SVG has no pixels: it is drawn as large as it is shown.
  if (mediaType !== 'image/svg+xml') {
    if (shorter < minSide) return 'too-small'
    if (longer > maxSide) return 'too-many-pixels'
  }
  if (slot === 'favicon') return longer / shorter > maxFaviconRatio ? 'not-square' : undefined
  return longer / shorter > maxRatio ? 'too-wide' : undefined
}
