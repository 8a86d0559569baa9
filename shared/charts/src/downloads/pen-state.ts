import { unmoved, type Affine } from './affine'

/** What `save` keeps and `restore` brings back. */
export interface PenState {
  transform: Affine
  fillStyle: CanvasRenderingContext2D['fillStyle']
  strokeStyle: CanvasRenderingContext2D['strokeStyle']
  lineWidth: number
  lineCap: CanvasLineCap
  lineJoin: CanvasLineJoin
  lineDashOffset: number
  globalAlpha: number
  font: string
  textAlign: CanvasTextAlign
  textBaseline: CanvasTextBaseline
  dash: readonly number[]
  /** How many cuts are open. */
  clips: number
}

export const freshState: PenState = {
  ...{ transform: unmoved, fillStyle: '#000000', strokeStyle: '#000000', lineWidth: 1, lineCap: 'butt' },
  ...{ lineJoin: 'miter', lineDashOffset: 0, globalAlpha: 1, font: '10px sans-serif' },
  ...{ textAlign: 'start', textBaseline: 'alphabetic', dash: [], clips: 0 },
}

/** How far below the given line the baseline lies, as a share of the size (Helvetica's ascent, x-height, descent). */
const baselines: Readonly<Record<CanvasTextBaseline, number>> = {
  ...{ alphabetic: 0, ideographic: -0.21, bottom: -0.21, middle: 0.35, hanging: 0.72, top: 0.77 },
}

export const baselineOf = (baseline: CanvasTextBaseline, size: number): number => baselines[baseline] * size

export function fontOf(font: string): { size: number; isBold: boolean } {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 10)
  const weight = Number(/\b([1-9]00)\b/.exec(font)?.[1] ?? (/\bbold\b/.test(font) ? 700 : 400))
  return { size, isBold: weight >= 600 }
}

export const alignOf = (align: CanvasTextAlign): 'start' | 'middle' | 'end' =>
  align === 'center' ? 'middle' : align === 'right' || align === 'end' ? 'end' : 'start'
