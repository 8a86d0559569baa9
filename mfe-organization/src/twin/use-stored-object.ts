import { useQueryClient } from '@tanstack/react-query'
import type { StructureItem, Twin, TwinObject } from '@energycockpit/contract'
import { twinKey } from './twin-query'
import { useTwin } from './twin-context'

/** Shows an object as the server has just stored it, until the whole twin has been fetched again. */
export function useStoredObject(): (item: StructureItem | null) => void {
  const queries = useQueryClient()
  const { twin } = useTwin()
  return (item) => {
    if (item?.fields.kind !== 'OBJECT') return
    const stored = item as TwinObject
    queries.setQueryData<Twin>(twinKey(twin.location.id), (shown) => {
      if (!shown) return undefined
      const isKnown = shown.objects.some(({ id }) => id === stored.id)
      const objects = isKnown
        ? shown.objects.map((one) => (one.id === stored.id ? stored : one))
        : [...shown.objects, stored]
      return { ...shown, objects }
    })
  }
}
