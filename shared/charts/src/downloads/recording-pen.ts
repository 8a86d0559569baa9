import { hatchOf } from '../hatch-pattern'
import { pointThrough, within, type Affine } from './affine'
import { arcAsCurves } from './arc-as-curves'
import { textWidth } from './font-of-downloads'
import type { Pen } from './pen'
import { alignOf, baselineOf, fontOf, freshState, type PenState } from './pen-state'
import { readColour } from './read-colour'
import type { Colour, PathStep, ShapeWriter } from './shape-writer'
import { hatchLines } from './hatch-lines'

/** A pen that writes what is drawn with it instead of painting it; `recolour` gives each colour the file's own. */
export class RecordingPen implements Pen {
  readonly #writer: ShapeWriter
  readonly #recolour: (colour: string) => string
  #state: PenState = { ...freshState }
  readonly #saved: PenState[] = []
  #path: PathStep[] = []
  #at: readonly [number, number] = [0, 0]
  /** chart.js asks its pen for it. */
  canvas: unknown

  constructor(writer: ShapeWriter, recolour: (colour: string) => string = (colour) => colour) {
    this.#writer = writer
    this.#recolour = recolour
  }

  save = () => void this.#saved.push({ ...this.#state })
  restore = () => {
    const before = this.#saved.pop()
    if (!before) return
    for (let open = this.#state.clips; open > before.clips; open--) this.#writer.closeClip()
    this.#state = before
  }

  #move(inner: Affine) {
    this.#state.transform = within(this.#state.transform, inner)
  }
  translate = (x: number, y: number) => this.#move([1, 0, 0, 1, x, y])
  scale = (x: number, y: number) => this.#move([x, 0, 0, y, 0, 0])
  rotate = (angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    this.#move([cos, sin, -sin, cos, 0, 0])
  }
  /** A sheet is never scaled to a screen's pixels: only chart.js asks for it, to begin with. */
  setTransform = () => undefined
  resetTransform = () => undefined

  #through = (x: number, y: number) => pointThrough(this.#state.transform, x, y)
  beginPath = () => void (this.#path = [])
  moveTo = (x: number, y: number) => {
    this.#at = [x, y]
    this.#path.push(['M', ...this.#through(x, y)])
  }
  lineTo = (x: number, y: number) => {
    this.#at = [x, y]
    this.#path.push([this.#path.length === 0 ? 'M' : 'L', ...this.#through(x, y)])
  }
  bezierCurveTo = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => {
    if (this.#path.length === 0) this.moveTo(x1, y1)
    this.#at = [x, y]
    this.#path.push(['C', ...this.#through(x1, y1), ...this.#through(x2, y2), ...this.#through(x, y)])
  }
  quadraticCurveTo = (x1: number, y1: number, x: number, y: number) => {
    const [x0, y0] = this.#at
    const third = (from: number, control: number) => from + ((control - from) * 2) / 3
    this.bezierCurveTo(third(x0, x1), third(y0, y1), third(x, x1), third(y, y1), x, y)
  }
  arc = (x: number, y: number, radius: number, start: number, end: number, counterClockwise = false) => {
    const { from, curves } = arcAsCurves(x, y, radius, start, end, counterClockwise)
    this.lineTo(...from)
    for (const curve of curves) this.bezierCurveTo(...curve)
  }
  rect = (x: number, y: number, width: number, height: number) => {
    this.moveTo(x, y)
    this.lineTo(x + width, y)
    this.lineTo(x + width, y + height)
    this.lineTo(x, y + height)
    this.closePath()
  }
  closePath = () => void (this.#path.length > 0 && this.#path.push(['Z']))

  #colourOf(style: PenState['fillStyle']): Colour {
    const colour = readColour(this.#recolour(typeof style === 'string' ? style : '#000000'))
    return { ...colour, alpha: colour.alpha * this.#state.globalAlpha }
  }
  fill = (...given: unknown[]) => {
    const rule = given.includes('evenodd') ? 'evenodd' : 'nonzero'
    if (this.#path.length === 0) return
    const hatch = hatchOf(this.#state.fillStyle)
    if (!hatch) return this.#fillIfSeen(this.#path, this.#colourOf(this.#state.fillStyle), rule)
    this.#writer.fill(this.#path, this.#colourOf(hatch.surface), rule)
    const colour = this.#colourOf(hatch.colour)
    this.#writer.fill(this.#path, { ...colour, alpha: colour.alpha / 4 }, rule)
    if (!hatch.lines) return
    this.#writer.openClip(this.#path)
    this.#writer.stroke(hatchLines(this.#path), { colour, width: 2, dash: [], cap: 'butt', join: 'miter' })
    this.#writer.closeClip()
  }
  #fillIfSeen(path: PathStep[], colour: Colour, rule: 'nonzero' | 'evenodd') {
    if (colour.alpha > 0) this.#writer.fill(path, colour, rule)
  }
  stroke = () => {
    const { strokeStyle, lineWidth, dash, lineCap, lineJoin, transform } = this.#state
    const colour = this.#colourOf(strokeStyle)
    if (this.#path.length === 0 || lineWidth <= 0 || colour.alpha === 0) return
    const scale = Math.sqrt(Math.abs(transform[0] * transform[3] - transform[1] * transform[2]))
    const width = lineWidth * scale
    this.#writer.stroke(this.#path, {
      colour,
      width,
      dash: dash.map((each) => each * scale),
      cap: lineCap,
      join: lineJoin,
    })
  }
  clip = () => {
    this.#writer.openClip(this.#path)
    this.#state.clips += 1
  }

  #alone(draw: () => void) {
    const path = this.#path
    this.#path = []
    draw()
    this.#path = path
  }
  fillRect = (x: number, y: number, width: number, height: number) =>
    this.#alone(() => {
      this.rect(x, y, width, height)
      this.fill()
    })
  strokeRect = (x: number, y: number, width: number, height: number) =>
    this.#alone(() => {
      this.rect(x, y, width, height)
      this.stroke()
    })
  /** A sheet is empty to begin with. */
  clearRect = () => undefined

  fillText = (text: string, x: number, y: number) => {
    const { textAlign, textBaseline, transform, font, fillStyle } = this.#state
    const { size, isBold } = fontOf(font)
    const [atX, atY] = this.#through(x, y + baselineOf(textBaseline, size))
    this.#writer.text(text, {
      ...{ x: atX, y: atY, angle: Math.atan2(transform[1], transform[0]), size, isBold },
      ...{
        colour: this.#colourOf(fillStyle),
        align: alignOf(textAlign),
        width: textWidth(text, size, isBold),
      },
    })
  }
  strokeText = () => undefined
  measureText = (text: string) => {
    const { size, isBold } = fontOf(this.#state.font)
    return { width: textWidth(text, size, isBold) } as TextMetrics
  }

  setLineDash = (dash: number[]) => void (this.#state.dash = [...dash])
  getLineDash = () => [...this.#state.dash]
  get fillStyle() {
    return this.#state.fillStyle
  }
  set fillStyle(style) {
    this.#state.fillStyle = style
  }
  get strokeStyle() {
    return this.#state.strokeStyle
  }
  set strokeStyle(style) {
    this.#state.strokeStyle = style
  }
  get lineWidth() {
    return this.#state.lineWidth
  }
  set lineWidth(width) {
    this.#state.lineWidth = width
  }
  get lineCap() {
    return this.#state.lineCap
  }
  set lineCap(cap) {
    this.#state.lineCap = cap
  }
  get lineJoin() {
    return this.#state.lineJoin
  }
  set lineJoin(join) {
    this.#state.lineJoin = join
  }
  get lineDashOffset() {
    return this.#state.lineDashOffset
  }
  set lineDashOffset(offset) {
    this.#state.lineDashOffset = offset
  }
  get globalAlpha() {
    return this.#state.globalAlpha
  }
  set globalAlpha(alpha) {
    this.#state.globalAlpha = alpha
  }
  get font() {
    return this.#state.font
  }
  set font(font) {
    this.#state.font = font
  }
  get textAlign() {
    return this.#state.textAlign
  }
  set textAlign(align) {
    this.#state.textAlign = align
  }
  get textBaseline() {
    return this.#state.textBaseline
  }
  set textBaseline(baseline) {
    this.#state.textBaseline = baseline
  }
}
