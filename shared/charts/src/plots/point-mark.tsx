import { tokenOf, type PlotColour } from './plot-palette'
import type { PointShape } from './draw-points'
import styles from './plots.module.css'

const paths: Readonly<Record<PointShape, string>> = {
  circle: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9z',
  square: 'M2 2h8v8h-8z',
  triangle: 'M6 1l5 9h-10z',
  diamond: 'M6 .5l5.5 5.5l-5.5 5.5l-5.5-5.5z',
}

/** A point of a group as the drawing has it. */
export const PointMark = ({ colour, shape }: { colour: PlotColour; shape: PointShape }) => (
  <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
    <path d={paths[shape]} fill={`var(${tokenOf(colour)})`} />
  </svg>
)
