import { PdfEncoding } from './pdf-encoding'
import { pdfFile } from './pdf-file'
import type { Colour, Lettering, PathStep, ShapeWriter, Stroke } from './shape-writer'

const POINTS_PER_PX = 0.75
const caps = { butt: 0, round: 1, square: 2 } as const
const joins = { miter: 0, round: 1, bevel: 2 } as const

/** Figures below the line: the fonts of every reader have none. */
const inferiors = '₀₁₂₃₄₅₆₇₈₉'

/** The page of a PDF as its operators (PDF 32000-1, annex A): lines stay lines and text stays text. */
export class PdfWriter implements ShapeWriter {
  readonly #encoding = new PdfEncoding()
  readonly #alphas = new Map<number, string>()
  #body: string[] = []

  fill(path: readonly PathStep[], colour: Colour, rule: 'nonzero' | 'evenodd') {
    this.#body.push(
      `${this.#alpha(colour)} ${rgb(colour)} rg ${written(path)} ${rule === 'evenodd' ? 'f*' : 'f'}`,
    )
  }

  stroke(path: readonly PathStep[], { colour, width, dash, cap, join }: Stroke) {
    this.#body.push(
      `${this.#alpha(colour)} ${rgb(colour)} RG ${short(width)} w [${dash.map(short).join(' ')}] 0 d ` +
        `${caps[cap]} J ${joins[join]} j ${written(path)} S`,
    )
  }

  text(text: string, { x, y, angle, size, isBold, colour, align, width }: Lettering) {
    const back = align === 'start' ? 0 : align === 'middle' ? width / 2 : width
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    // The page's y goes down, that of letters up.
    const matrix = [cos, sin, sin, -cos, x - cos * back, y - sin * back].map(short).join(' ')
    const font = isBold ? '/Bold' : '/Regular'
    const runs = text.split(/([₀-₉]+)/).flatMap((run, place) => {
      if (run === '') return []
      const isInferior = place % 2 === 1
      const letters = isInferior ? [...run].map((sign) => inferiors.indexOf(sign)).join('') : run
      const look = isInferior
        ? `${font} ${short(size * 0.65)} Tf ${short(-size * 0.15)} Ts`
        : `${font} ${short(size)} Tf 0 Ts`
      return [`${look} <${hexOf(this.#encoding.codesOf(letters))}> Tj`]
    })
    this.#body.push(`${this.#alpha(colour)} ${rgb(colour)} rg BT ${matrix} Tm ${runs.join(' ')} ET`)
  }

  openClip(path: readonly PathStep[]) {
    this.#body.push(`q ${written(path)} W n`)
  }

  closeClip() {
    this.#body.push('Q')
  }

  #alpha({ alpha }: Colour): string {
    const rounded = Math.round(alpha * 100) / 100
    const name = this.#alphas.get(rounded) ?? `/Alpha${Math.round(rounded * 100)}`
    this.#alphas.set(rounded, name)
    return `${name} gs`
  }

  /** Width and height in px. */
  async file(width: number, height: number, title: string, language: string, at: Date): Promise<Blob> {
    const [right, top] = [width * POINTS_PER_PX, height * POINTS_PER_PX]
    const content = `${POINTS_PER_PX} 0 0 ${-POINTS_PER_PX} 0 ${short(top)} cm\n${this.#body.join('\n')}\n`
    const alphas = [...this.#alphas].map(([alpha, name]) => `${name} << /ca ${alpha} /CA ${alpha} >>`)
    const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 6 0 R >>`
    return pdfFile({
      content,
      objects: [
        `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
        '<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>',
        `<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 ${short(right)} ${short(top)} ] /Contents 8 0 R /Resources ` +
          `<< /Font << /Regular 4 0 R /Bold 5 0 R >> /ExtGState << ${alphas.join(' ')} >> >> >>`,
        font('Helvetica'),
        font('Helvetica-Bold'),
        this.#encoding.written(),
        `<< /Title <${utf16(title)}> /Creator (EnergyCockpit) /Producer (EnergyCockpit) /CreationDate (${pdfDate(at)}) >>`,
      ],
      info: 7,
    })
  }
}

const short = (number: number) => String(Math.round(number * 1000) / 1000 || 0)

const rgb = ({ red, green, blue }: Colour) =>
  [red, green, blue].map((channel) => short(channel / 255)).join(' ')

const operators = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const
const written = (path: readonly PathStep[]) =>
  path.map(([kind, ...numbers]) => [...numbers.map(short), operators[kind]].join(' ')).join(' ')

const hexOf = (codes: readonly number[]) => codes.map((code) => code.toString(16).padStart(2, '0')).join('')

const utf16 = (text: string) =>
  `FEFF${Array.from({ length: text.length }, (_, place) => text.charCodeAt(place).toString(16).padStart(4, '0')).join('')}`

const pdfDate = (at: Date) => `D:${at.toISOString().slice(0, 19).replace(/[-T:]/g, '')}Z`
