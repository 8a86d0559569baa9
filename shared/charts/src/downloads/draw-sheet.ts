import type { ChartSheet } from './chart-sheet'
import { brokenText } from './broken-text'
import { drawSign } from './draw-sign'
import { placeEntries } from './place-entries'
import { RecordingPen } from './recording-pen'
import type { Pen } from './pen'
import { sheetColours } from './sheet-colours'
import type { ShapeWriter } from './shape-writer'

export const SHEET_WIDTH = 1120
const MARGIN = 36
const inner = SHEET_WIDTH - 2 * MARGIN
const ink = sheetColours['--ink']
const muted = sheetColours['--ink-muted']
const TITLE = { size: 22, line: 28 }
const TEXT = { size: 14, line: 20 }

/** Draws title, drawing, legend, notes and source below each other, and says how high that is. */
export function drawSheet(writer: ShapeWriter, sheet: ChartSheet): number {
  const pen = new RecordingPen(writer)
  const title = brokenText(sheet.title, inner, TITLE.size, true)
  const lines = sheet.lines.flatMap((line) => brokenText(line, inner, TEXT.size, false))
  const entries = placeEntries(sheet.legend, inner)
  const legendLines = entries.reduce((most, { line }) => Math.max(most, line + 1), 0)
  const unitHeight = sheet.unit ? 24 : 8
  const plotTop = MARGIN + title.length * TITLE.line + lines.length * TEXT.line + 16 + unitHeight
  const legendTop = plotTop + sheet.height + 20
  const notes = sheet.notes.flatMap((note) => brokenText(note, inner, TEXT.size, false))
  const notesTop = legendTop + legendLines * 24 + (notes.length > 0 ? 8 : 0)
  const sourceTop = notesTop + notes.length * TEXT.line + 16
  const height = sourceTop + TEXT.line + MARGIN

  pen.fillStyle = sheetColours['--surface']
  pen.fillRect(0, 0, SHEET_WIDTH, height)
  let y = MARGIN + 18
  const write = (text: string, style: { size: number; line: number }, colour: string, bold = false) => {
    letter(pen, text, MARGIN, y, style.size, colour, bold)
    y += style.line
  }
  for (const line of title) write(line, TITLE, ink, true)
  for (const line of lines) write(line, TEXT, muted)
  if (sheet.unit) letter(pen, sheet.unit, MARGIN, plotTop - 8, TEXT.size, muted, true)

  const drawing = new RecordingPen(writer, sheet.recolour)
  drawing.translate(MARGIN, plotTop)
  sheet.draw(drawing, inner, sheet.height)

  for (const { entry, x, line, figureAt } of entries) {
    const base = legendTop + line * 24 + 14
    drawSign(pen, { ...entry, colour: entry.colour && sheet.recolour(entry.colour) }, MARGIN + x, base - 11)
    letter(pen, entry.label, MARGIN + x + (entry.colour ? 24 : 0), base, TEXT.size, muted)
    if (entry.figure) letter(pen, entry.figure, MARGIN + figureAt, base, TEXT.size, ink, true)
  }
  notes.forEach((note, place) =>
    letter(pen, note, MARGIN, notesTop + place * TEXT.line + 14, TEXT.size, muted),
  )
  pen.strokeStyle = sheetColours['--hairline']
  pen.beginPath()
  pen.moveTo(MARGIN, sourceTop - 4)
  pen.lineTo(SHEET_WIDTH - MARGIN, sourceTop - 4)
  pen.stroke()
  letter(pen, sheet.source, MARGIN, sourceTop + 16, 12, muted)
  return height
}

function letter(pen: Pen, text: string, x: number, y: number, size: number, colour: string, bold = false) {
  pen.font = `${bold ? 'bold ' : ''}${size}px sans-serif`
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}
