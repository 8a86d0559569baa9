import { useState } from 'react'

interface Found<Data> {
  data: Data | undefined
  error: unknown
}

/**
 * What was there last of the same, while the next is on its way. Several queries at once do not know what was there
 * before, as a single one does: each list of them begins anew.
 */
export function useKept<Data, Query extends Found<Data>>(query: Query & Found<Data>, of: string) {
  const [kept, setKept] = useState<{ of: string; data: Data }>()
  if (query.data !== undefined && (kept?.data !== query.data || kept.of !== of))
    setKept({ of, data: query.data })
  const isKept = query.data === undefined && query.error === null && kept?.of === of
  return { ...query, data: isKept ? kept.data : query.data, isOld: isKept }
}
