import { annotationsWithin } from './annotations-within'
import type { Annotation } from './time-series'

interface NotedBetweenProps {
  annotations: readonly Annotation[]
  /** Half open, milliseconds since 1970 UTC. */
  from: number
  to: number
}

/** What is noted of a row of a table, by the numbers of the flags. */
export function NotedBetween({ annotations, from, to }: NotedBetweenProps) {
  return annotationsWithin(annotations, { from, to })
    .map(({ number, text }) => `${number}: ${text}`)
    .join('; ')
}
