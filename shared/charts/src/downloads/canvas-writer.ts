import { fontOfDownloads } from './font-of-downloads'
import type { Colour, Lettering, PathStep, ShapeWriter, Stroke } from './shape-writer'

/** Paints onto a canvas, for files made of pixels. */
export class CanvasWriter implements ShapeWriter {
  readonly #pen: CanvasRenderingContext2D

  constructor(pen: CanvasRenderingContext2D) {
    this.#pen = pen
  }

  #follow(path: readonly PathStep[]) {
    this.#pen.beginPath()
    for (const step of path) {
      if (step[0] === 'M') this.#pen.moveTo(step[1], step[2])
      else if (step[0] === 'L') this.#pen.lineTo(step[1], step[2])
      else if (step[0] === 'C') this.#pen.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6])
      else this.#pen.closePath()
    }
  }

  fill(path: readonly PathStep[], colour: Colour, rule: 'nonzero' | 'evenodd') {
    this.#follow(path)
    this.#pen.fillStyle = written(colour)
    this.#pen.fill(rule)
  }

  stroke(path: readonly PathStep[], { colour, width, dash, cap, join }: Stroke) {
    this.#follow(path)
    this.#pen.strokeStyle = written(colour)
    this.#pen.lineWidth = width
    this.#pen.lineCap = cap
    this.#pen.lineJoin = join
    this.#pen.setLineDash([...dash])
    this.#pen.stroke()
  }

  text(text: string, { x, y, angle, size, isBold, colour, align }: Lettering) {
    this.#pen.save()
    this.#pen.translate(x, y)
    this.#pen.rotate(angle)
    this.#pen.font = `${isBold ? 'bold ' : ''}${size}px ${fontOfDownloads}`
    this.#pen.fillStyle = written(colour)
    this.#pen.textAlign = align === 'middle' ? 'center' : align
    this.#pen.fillText(text, 0, 0)
    this.#pen.restore()
  }

  openClip(path: readonly PathStep[]) {
    this.#pen.save()
    this.#follow(path)
    this.#pen.clip()
  }

  closeClip() {
    this.#pen.restore()
  }
}

const written = ({ red, green, blue, alpha }: Colour) =>
  `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`
