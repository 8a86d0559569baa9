/**
 * Helvetica is in every PDF reader, and Arial and Liberation Sans have its widths: a text takes as much room in a PDF
 * and on another machine as it does where it is laid out.
 */
export const fontOfDownloads = "Helvetica, Arial, 'Liberation Sans', sans-serif"

/** The width of most letters where nothing can be measured, as a share of the size. */
const USUAL_WIDTH = 0.53

let measuring: CanvasRenderingContext2D | null | undefined

/** How wide a text is, px. */
export function textWidth(text: string, size: number, isBold: boolean): number {
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring) return text.length * size * USUAL_WIDTH
  measuring.font = `${isBold ? 'bold ' : ''}${size}px ${fontOfDownloads}`
  return measuring.measureText(text).width
}
