import type { Pen } from '../../downloads/pen'
import type { PlotColour, PlotPalette } from '../plot-palette'
import { NODE_WIDTH, type PlacedLink, type SankeyLayout } from './sankey-layout'
import { drawLabel } from './draw-label'
import { edgesAt, shareAt } from './ribbon'

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
  const { layout, labels, labelWidth, signs } = drawing
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  const hatched = layout.links.filter((link) => signOf(link, signs).isHatched)
  // Down to where labels of a column reach already.
  const reached = new Map<number, number>()
  for (const { id, column, left, top, height } of layout.nodes) {
    const x = left + NODE_WIDTH + 6
    const end = drawLabel(pen, palette, {
      ...{ ...labels.get(id)!, x, width: labelWidth, nodeHeight: height },
      middle: top + Math.max(2, height) / 2,
      ...{ from: reached.get(column) ?? 0, to: drawing.height },
      isOnLines: hatched.some((link) => leadsThrough(link, x, labelWidth, top + height / 2)),
    })
    reached.set(column, end)
  }
}

/** So far above and below its middle a label of two lines reaches. */
const HALF = 16

/** Whether a flow leads through what is written there, at its start, in the middle or at its end. */
function leadsThrough(link: PlacedLink, x: number, width: number, middle: number): boolean {
  return [0, 0.5, 1].some((share) => {
    const at = x + share * width
    if (at < link.fromX || at > link.toX) return false
    const { top, bottom } = edgesAt(link, shareAt(link, at))
    return top < middle + HALF && bottom > middle - HALF
  })
}
