import { useQueries } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import { getHierarchyNodes } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import type { Choice } from '../choice/choice'
import { idsOf, type ChosenObject } from '../choice/chosen-objects'
import { toldApart } from './told-apart'
import type { Shown } from './use-shown'

export interface KnownObject extends ChosenObject {
  /** Undefined: not known yet. */
  name: string | undefined
  /** It does not exist, or belongs to a business that the user does not see. */
  isUnknown: boolean
}

/** What is chosen, by name. Where the server refuses the choice, it is looked up which of the objects it does not know. */
export function useKnownObjects(
  choice: Choice,
  { data, error, isPlaceholderData }: Shown['chosen'],
): KnownObject[] {
  const { api } = useFeature()
  const ids = idsOf(choice)
  const isRefused = isCallError(error) && error.status === 404
  const found = useQueries({
    queries: (isRefused ? ids : []).map((id) => ({
      queryKey: ['hierarchy-node', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call(getHierarchyNodes, { query: { search: id, archived: 'true', limit: 200 }, signal }),
    })),
  })
  const told = new Map(data?.objects.map((object) => [object.id, object]))
  const known = ids.map((id, place) => {
    const searched = found[place]?.data?.nodes
    const node = searched?.find((one) => one.id === id) ?? told.get(id)
    return {
      id,
      name: node?.name,
      isPoint: node?.type === 'METERING_POINT' || id === choice.pointId,
      isUnknown: isRefused && !isPlaceholderData && searched !== undefined && node === undefined,
    }
  })
  return toldApart(known, data?.series ?? [])
}
