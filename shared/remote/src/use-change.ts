import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useFeature } from './feature-context'

interface Change<Output, Input> {
  /** Calls the server. */
  call: (input: Input) => Promise<Output>
  /** The queries that it changes, each by its key or the key's beginning; absent: all of the feature. */
  changes?: readonly QueryKey[]
  /** Steps with the same name are taken one after the other, each once the page has what the one before it changed. */
  inTurn?: string
  /** What is said in a toast once it is done. */
  done?: (output: Output, input: Input) => string
  /** Closes the dialog or leaves the page, before anything is fetched again. */
  onDone?: (output: Output, input: Input) => void
  /** Goes on with what was changed, once the page has fetched it again. */
  onFresh?: (output: Output, input: Input) => void
}

/**
 * A step that changes something on the server: `mutate`, `isPending` and `error` as of `useMutation`. Afterwards a
 * toast says so, and it is pending until what it changed is fetched again; after a failure that is fetched again, too,
 * for a call whose response was lost may have succeeded.
 */
export function useChange<Output, Input = void>({
  call,
  changes,
  inTurn,
  done,
  onDone,
  onFresh,
}: Change<Output, Input>) {
  const { notify } = useFeature()
  const queries = useQueryClient()
  const refetch = () =>
    Promise.all((changes ?? [[]]).map((queryKey) => queries.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: call,
    ...(inTurn !== undefined && { scope: { id: inTurn } }),
    async onSuccess(output, input) {
      if (done) notify({ kind: 'success', text: done(output, input) })
      onDone?.(output, input)
      await refetch()
      onFresh?.(output, input)
    },
    onError: () => void refetch(),
  })
}
