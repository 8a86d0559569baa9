import sharp from 'sharp'

/** `#rrggbb` */
type Colour = `#${string}`
type Point = readonly [x: number, y: number]

/** Each pixel is drawn as so many by so many, which makes edges smooth. */
const fine = 2

/**
 * A picture of plain shapes, each over those before it. The server reads no SVG, so that nobody's drawing can name
 * other files, and none of the demo's either; letters would need fonts that a server may not have.
 */
export class Picture {
  readonly #width: number
  readonly #height: number
  readonly #pixels: Uint32Array

  constructor(
    private readonly width: number,
    private readonly height: number,
    background: Colour,
  ) {
    this.#width = width * fine
    this.#height = height * fine
    this.#pixels = new Uint32Array(this.#width * this.#height).fill(pixel(background))
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): this {
    return this.polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      colour,
    )
  }

  circle(x: number, y: number, radius: number, colour: Colour): this {
    const corners = Array.from({ length: 72 }, (_, place): Point => {
      const angle = (place / 72) * 2 * Math.PI
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    })
    return this.polygon(corners, colour)
  }

  line([x, y]: Point, [toX, toY]: Point, thickness: number, colour: Colour): this {
    const half = thickness / 2 / Math.hypot(toX - x, toY - y)
    const [acrossX, acrossY] = [(y - toY) * half, (toX - x) * half]
    return this.polygon(
      [
        [x + acrossX, y + acrossY],
        [toX + acrossX, toY + acrossY],
        [toX - acrossX, toY - acrossY],
        [x - acrossX, y - acrossY],
      ],
      colour,
    )
  }

  /** Row by row, between the edges that cross it. */
  polygon(corners: readonly Point[], colour: Colour): this {
    const fill = pixel(colour)
    const heights = corners.map(([, y]) => y * fine)
    const first = Math.max(0, Math.floor(Math.min(...heights)))
    const last = Math.min(this.#height, Math.ceil(Math.max(...heights)))
    for (let row = first; row < last; row++) {
      const crossings = crossingsAt(corners, (row + 0.5) / fine)
      for (let place = 0; place + 1 < crossings.length; place += 2) {
        const [from, to] = [crossings[place]!, crossings[place + 1]!].map((x) =>
          Math.min(this.#width, Math.max(0, Math.round(x * fine))),
        ) as [number, number]
        this.#pixels.fill(fill, row * this.#width + from, row * this.#width + to)
      }
    }
    return this
  }

  png(): Promise<Buffer> {
    const raw = { width: this.#width, height: this.#height, channels: 4 } as const
    return sharp(new Uint8Array(this.#pixels.buffer), { raw })
      .resize(this.width, this.height)
      .removeAlpha()
      .png()
      .toBuffer()
  }
}

/** Where the edges cross a height, from left to right. */
const crossingsAt = (corners: readonly Point[], height: number): number[] =>
  corners
    .flatMap(([x, y], place) => {
      const [nextX, nextY] = corners[(place + 1) % corners.length]!
      return y <= height === nextY <= height ? [] : [x + ((height - y) / (nextY - y)) * (nextX - x)]
    })
    .sort((one, other) => one - other)

/** As the bytes red, green, blue and opaque in memory, whichever order the machine has. */
function pixel(colour: Colour): number {
  const bytes = Buffer.from(`${colour.slice(1)}ff`, 'hex')
  return new Uint32Array(Uint8Array.from(bytes).buffer)[0]!
}
