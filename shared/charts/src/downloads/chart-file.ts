import { CanvasWriter } from './canvas-writer'
import type { ChartSheet } from './chart-sheet'
import { drawSheet, SHEET_WIDTH } from './draw-sheet'
import type { ShapeWriter } from './shape-writer'
import { PdfWriter } from './pdf-writer'
import { SvgWriter } from './svg-writer'
import type { ChartFormat } from './chart-format'

/** Pixels of a picture for each px of the sheet: sharp on paper and on fine screens. */
const DENSITY = 2
const JPEG_QUALITY = 0.92

/** A chart as a file. SVG and PDF keep lines as lines and text as text. */
export async function chartFile(format: ChartFormat, sheet: ChartSheet): Promise<Blob> {
  if (format === 'svg') {
    const writer = new SvgWriter()
    const height = drawSheet(writer, sheet)
    const text = writer.file(SHEET_WIDTH, height, sheet.title, sheet.lines.join(', '))
    return new Blob([text], { type: 'image/svg+xml' })
  }
  if (format === 'pdf') {
    const writer = new PdfWriter()
    const height = drawSheet(writer, sheet)
    return writer.file(SHEET_WIDTH, height, sheet.title, sheet.language, sheet.at)
  }
  return picture(format, sheet)
}

async function picture(format: 'png' | 'jpg', sheet: ChartSheet): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SHEET_WIDTH * DENSITY
  canvas.height = Math.ceil(drawSheet(nowhere, sheet) * DENSITY)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser gives no canvas to draw on')
  pen.scale(DENSITY, DENSITY)
  drawSheet(new CanvasWriter(pen), sheet)
  const type = format === 'png' ? 'image/png' : 'image/jpeg'
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
  if (!file) throw new Error('This browser made no picture of the canvas')
  return file
}

/** To learn how high a sheet is. */
const nowhere: ShapeWriter = {
  fill: () => undefined,
  stroke: () => undefined,
  text: () => undefined,
  openClip: () => undefined,
  closeClip: () => undefined,
}
