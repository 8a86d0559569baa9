import type { Choice } from './choice'

/** A node of the hierarchy or a metering point. */
export interface ChosenObject {
  id: string
  isPoint: boolean
}

type ChoiceOfObjects = Pick<Choice, 'nodeId' | 'pointId' | 'others'>

/** Ids of all that is chosen, the first one first; none: everything that the user sees. */
export function idsOf({ nodeId, pointId, others }: ChoiceOfObjects): string[] {
  const first = pointId ?? nodeId
  return first === undefined ? [] : [first, ...others]
}

/** What to change so that these objects are chosen; nothing else of them is kept, such as the series of a point. */
export function choosing(objects: readonly ChosenObject[]): Partial<Choice> {
  const [first, ...others] = objects
  return {
    nodeId: first && !first.isPoint ? first.id : undefined,
    pointId: first?.isPoint ? first.id : undefined,
    others: others.map(({ id }) => id).filter((id) => id !== first?.id),
    seriesId: undefined,
  }
}
