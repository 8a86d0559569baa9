import { logoOf, maxLogoBytes, type ImageSlot, type LogoFault } from '@energycockpit/appearance'
import type { DraftImage } from './draft'

/** An image file as it will be sent, or why it cannot be used in this place. Rejects when it cannot be read. */
export async function readImage(file: File, slot: ImageSlot): Promise<DraftImage | { fault: LogoFault }> {
  // Nobody waits for a film that was dropped by mistake.
  if (file.size > maxLogoBytes) return { fault: 'too-large' }
  const content = new Uint8Array(await file.arrayBuffer())
  const logo = logoOf(content, slot)
  if ('fault' in logo) return logo
  const base64 = btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(''))
  return {
    ...logo,
    bytes: content.length,
    src: `data:${logo.mediaType};base64,${base64}`,
    chosen: { content: base64 },
  }
}
