import type { Annotation, TimeWindow } from './time-series'

/** An annotation with the number that its flag has. */
export interface NumberedAnnotation extends Annotation {
  number: number
}

/** Those that are about an instant of a window, or about a period that shares one with it. */
export function annotationsWithin(
  annotations: readonly Annotation[],
  { from, to }: TimeWindow,
): NumberedAnnotation[] {
  return annotations.flatMap((each, place) => {
    const isWithin = each.at < to && (each.to === undefined ? each.at >= from : each.to > from)
    return isWithin ? [{ ...each, number: place + 1 }] : []
  })
}
