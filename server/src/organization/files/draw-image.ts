import { imageSides, maxImagePixels } from '@energycockpit/contract'
import sharp from 'sharp'
import { Problem } from '../../http/problem'

/*
 * Only these are ever decoded, whatever a file pretends to be. An SVG could name other files; a GIF could have a million
 * frames.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// One image at a time by one thread each keeps memory in bounds, and values are aggregated meanwhile.
sharp.concurrency(1)
sharp.cache(false)

const maxSeconds = 30

export interface DrawnImage {
  /** WebP. */
  content: Buffer
  thumbnail: Buffer
  width: number
  height: number
}

let last: Promise<unknown> = Promise.resolve()

/**
 * An image drawn anew: turned as the camera was held, no larger than it is shown, as sRGB, and with nothing of the old
 * file but its pixels. Of an animation the first frame. One at a time. Throws a Problem (400) for what cannot be read
 * whole or has too many pixels.
 */
export function drawImage(content: Buffer, purpose: 'IMAGE' | 'PLAN'): Promise<DrawnImage> {
  const next = last.then(() => drawn(content, purpose))
  last = next.catch(() => undefined)
  return next
}

async function drawn(content: Buffer, purpose: 'IMAGE' | 'PLAN'): Promise<DrawnImage> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    if (width * height > maxImagePixels)
      throw new Problem(
        400,
        'IMAGE_TOO_LARGE',
        `the image has ${width} × ${height} pixels, and at most ${maxImagePixels} are accepted`,
      )
    const { data, info } = await webp(content, imageSides[purpose], purpose === 'PLAN' ? 90 : 82)
    const thumbnail = await webp(data, imageSides.THUMBNAIL, 78)
    return { content: data, thumbnail: thumbnail.data, width: info.width, height: info.height }
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    const why = cause instanceof Error ? cause.message.split('\n')[0]! : ''
    throw new Problem(400, 'FILE_UNREADABLE', `the image cannot be read: ${why}`, { cause })
  }
}

const webp = (content: Buffer, side: number, quality: number) =>
  sharp(content, { failOn: 'error', limitInputPixels: maxImagePixels, sequentialRead: true })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
