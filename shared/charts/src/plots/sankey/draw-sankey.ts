import type { Pen } from '../../downloads/pen'
import type { PlotColour, PlotPalette } from '../plot-palette'
import { NODE_WIDTH, type PlacedLink, type SankeyLayout } from './sankey-layout'
import { edgesAt } from './ribbon'

export interface SankeySign {
  /** Undefined: what is lost or not explained, in the colour of text. */
  colour: PlotColour | undefined
  isHatched: boolean
  /** It only leads into another node, and its flow looks like it. */
  isSide: boolean
}

export interface SankeyDrawing {
  layout: SankeyLayout
  /** By the id of a node. */
  labels: ReadonlyMap<string, { name: string; figure: string }>
  signs: ReadonlyMap<string, SankeySign>
  /** Room of a label, px. */
  labelWidth: number
  /** Of the plot, px: no label leaves it. */
  height: number
}

const FONT = 12
/** Two lines of a label need as much. */
const TWO_LINES = 30
const HATCH = 8

export function drawSankey(pen: Pen, palette: PlotPalette, drawing: SankeyDrawing): void {
  const { layout, signs } = drawing
  pen.save()
  for (const link of layout.links) {
    const sign = signOf(link, signs)
    pen.globalAlpha = sign.isHatched ? 0.14 : 0.3
    pen.fillStyle = colourOf(sign, palette)
    addRibbon(pen, link)
    pen.fill()
    if (sign.isHatched) hatch(pen, link, palette)
  }
  pen.globalAlpha = 1
  for (const { id, left, top, height } of layout.nodes) {
    pen.fillStyle = colourOf(signs.get(id)!, palette)
    pen.fillRect(left, top, NODE_WIDTH, Math.max(2, height))
  }
  drawLabels(pen, palette, drawing)
  pen.restore()
}

/** A flow looks like whatever of its ends is no meter and no place. */
function signOf(link: PlacedLink, signs: SankeyDrawing['signs']): SankeySign {
  const source = signs.get(link.source)!
  return source.isSide ? source : signs.get(link.target)!
}

const colourOf = ({ colour }: SankeySign, palette: PlotPalette) =>
  colour === undefined ? palette.label : palette.of[colour]

export function addRibbon(pen: Pen, { fromX, fromTop, toX, toTop, thickness }: PlacedLink): void {
  const middle = (fromX + toX) / 2
  pen.beginPath()
  pen.moveTo(fromX, fromTop)
  pen.bezierCurveTo(middle, fromTop, middle, toTop, toX, toTop)
  pen.lineTo(toX, toTop + thickness)
  pen.bezierCurveTo(middle, toTop + thickness, middle, fromTop + thickness, fromX, fromTop + thickness)
  pen.closePath()
}

/** Slanted lines from edge to edge: what is lost is told from the rest without its colour. */
function hatch(pen: Pen, link: PlacedLink, palette: PlotPalette): void {
  const count = Math.floor(Math.abs(link.toX - link.fromX) / HATCH)
  pen.globalAlpha = 0.6
  pen.strokeStyle = palette.label
  pen.lineWidth = 1
  pen.beginPath()
  for (let line = 0; line < count; line++) {
    const [foot, head] = [edgesAt(link, line / count), edgesAt(link, (line + 1) / count)]
    pen.moveTo(foot.x, foot.bottom)
    pen.lineTo(head.x, head.top)
  }
  pen.stroke()
}

function drawLabels(pen: Pen, palette: PlotPalette, drawing: SankeyDrawing): void {
  const { layout, labels, labelWidth } = drawing
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  for (const { id, left, top, height } of layout.nodes) {
    const { name, figure } = labels.get(id)!
    const x = left + NODE_WIDTH + 6
    const middle = within(top + Math.max(2, height) / 2, drawing.height)
    const isTall = height >= TWO_LINES
    pen.font = `600 ${FONT}px ${palette.font}`
    pen.fillStyle = palette.ink
    const figureWidth = isTall ? 0 : pen.measureText(` ${figure}`).width
    const short = shortened(pen, name, labelWidth - figureWidth)
    const nameWidth = pen.measureText(short).width
    pen.fillText(short, x, isTall ? middle - 8 : middle)
    pen.font = `${FONT}px ${palette.font}`
    pen.fillStyle = isTall ? palette.ink : palette.label
    if (isTall) pen.fillText(figure, x, middle + 8)
    else pen.fillText(figure, x + nameWidth + 6, middle)
  }
}

/** A thin node at an edge has its label beside it, and not half outside. */
const within = (middle: number, height: number) =>
  Math.min(Math.max(middle, FONT / 2 + 1), height - FONT / 2 - 1)

function shortened(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (pen.measureText(`${text.slice(0, middle).trimEnd()}…`).width <= width) low = middle
    else high = middle - 1
  }
  return `${text.slice(0, low).trimEnd()}…`
}
