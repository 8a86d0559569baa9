import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import { useChange } from '@energycockpit/remote'

export interface Saving<Saved> {
  /** Creates a new one, or changes the one that is there. */
  save: () => Promise<Saved>
  /** The list that it is in. */
  listKey: QueryKey
  done: (saved: Saved) => string
  onSaved: ((saved: Saved) => void) | undefined
  onClose: () => void
}

/**
 * Saves a document from its dialog. Where somebody else has changed it meanwhile, what is stored
 * now is there before it can be saved once more.
 */
export function useSave<Saved>({ save, listKey, done, onSaved, onClose }: Saving<Saved>) {
  const queries = useQueryClient()
  return useChange({
    call: async () => {
      try {
        return await save()
      } catch (error) {
        if (isCallError(error) && error.kind === 'refused' && error.status === 409)
          await queries.invalidateQueries({ queryKey: listKey })
        throw error
      }
    },
    changes: [listKey],
    done,
    onDone: onClose,
    onFresh: (saved) => onSaved?.(saved),
  })
}
