import type { Logo } from './logo'

/** Kind and size of a PNG or WebP image by its head; undefined for everything else, and for what is cut short. */
export function rasterSize(content: Uint8Array): Logo | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  return pngSize(content, view) ?? webpSize(content, view)
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** PNG (ISO/IEC 15948), 11.2.2: the first chunk is IHDR. An animated one is drawn by its first image. */
function pngSize(content: Uint8Array, view: DataView): Logo | undefined {
  if (content.length < 33 || !pngSignature.every((byte, place) => content[place] === byte)) return undefined
  if (letters(content, 12) !== 'IHDR' || !endsWith(content, 'IEND', 8)) return undefined
  return sized('image/png', view.getUint32(16), view.getUint32(20))
}

/** RFC 9649: a RIFF container with a lossy (VP8), lossless (VP8L) or extended (VP8X) head. */
function webpSize(content: Uint8Array, view: DataView): Logo | undefined {
  if (content.length < 30 || letters(content, 0) !== 'RIFF' || letters(content, 8) !== 'WEBP')
    return undefined
  if (view.getUint32(4, true) + 8 > content.length) return undefined
  switch (letters(content, 12)) {
    case 'VP8 ':
      return sized('image/webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return sized('image/webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X': {
      const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
      return sized('image/webp', threeBytes(24) + 1, threeBytes(27) + 1)
    }
    default:
      return undefined
  }
}

const sized = (mediaType: Logo['mediaType'], width: number, height: number): Logo | undefined =>
  width > 0 && height > 0 ? { mediaType, width, height } : undefined

const letters = (content: Uint8Array, at: number) => String.fromCharCode(...content.subarray(at, at + 4))

/** Whether a file ends in a chunk of this name, as one that broke off does not. */
const endsWith = (content: Uint8Array, name: string, bytesFromEnd: number) =>
  letters(content, content.length - bytesFromEnd) === name
