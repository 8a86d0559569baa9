import type { ChosenSeries } from '@energycockpit/contract'
import type { Choice } from '../choice/choice'

/** What stands open in the hierarchy: what is above the chosen node, and itself, so that one goes on from there. */
export const pathToChosen = (
  chosen: Pick<ChosenSeries, 'path'> | undefined,
  { nodeId }: Pick<Choice, 'nodeId'>,
): string[] => [...(chosen?.path ?? []), ...(nodeId === undefined ? [] : [nodeId])]
