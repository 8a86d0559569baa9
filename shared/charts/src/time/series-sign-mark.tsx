import type { SeriesShape, SeriesSign } from './series-signs'
import styles from './time-chart.module.css'

interface SeriesSignMarkProps {
  sign: SeriesSign
  /** A filled piece, a line with the shape of its points, or a dashed one. */
  as: 'bar' | 'line' | 'dashed'
  /** One series needs no shape. */
  withShape: boolean
}

const paths: Readonly<Record<SeriesShape, string>> = {
  circle: 'M12 2.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7z',
  rect: 'M9 3h6v6h-6z',
  triangle: 'M12 2l4 7h-8z',
  rectRot: 'M12 1.5l4.5 4.5l-4.5 4.5l-4.5-4.5z',
  star: 'M12 2v8M8.5 4l7 4M15.5 4l-7 4',
  cross: 'M9 3l6 6M15 3l-6 6',
}

/** What the drawing shows of a series: its colour and the shape of its points. */
export function SeriesSignMark({ sign, as, withShape }: SeriesSignMarkProps) {
  const colour = `var(${sign.token})`
  const ink = as === 'bar' ? 'var(--surface)' : colour
  const isOpen = sign.shape === 'star' || sign.shape === 'cross'
  return (
    <svg className={styles.mark} viewBox="0 0 24 12" aria-hidden="true">
      {as === 'bar' ? (
        <rect x="2" y="1" width="20" height="10" fill={colour} />
      ) : (
        <path
          d="M0 6h24"
          stroke={colour}
          strokeWidth="2"
          strokeDasharray={as === 'dashed' ? '7 3' : undefined}
        />
      )}
      {withShape && as !== 'dashed' ? (
        <path
          d={paths[sign.shape]}
          fill={isOpen ? 'none' : ink}
          stroke={ink}
          strokeWidth={as === 'bar' ? 1 : 2}
        />
      ) : null}
    </svg>
  )
}
