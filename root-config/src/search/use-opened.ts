import type { ApiClient } from '@energycockpit/api-client'
import { listRecentObjects, type RecentObject } from '@energycockpit/contract'
import { useEffect, useState } from 'react'
import type { Choice } from './choice'
import { foundGlyphs } from './found-choices'

/** What this user opened last, on whichever device; empty until it is there, and where it cannot be had. */
export function useOpened(api: ApiClient, seesHierarchy: boolean): readonly Choice[] {
  const [opened, setOpened] = useState<readonly Choice[]>([])
  useEffect(() => {
    // Others would be refused.
    if (!seesHierarchy) return undefined
    const aborter = new AbortController()
    api.call(listRecentObjects, { signal: aborter.signal }).then(
      ({ objects }) => aborter.signal.aborted || setOpened(objects.map(openedChoice)),
      () => undefined,
    )
    return () => aborter.abort()
  }, [api, seesHierarchy])
  return opened
}

const openedChoice = ({ kind, id, name, path, url }: RecentObject): Choice => ({
  ...{ key: `opened ${kind} ${id}`, label: name, url, glyph: foundGlyphs[kind] },
  detail: path.map((above) => above.name).join(' › '),
})
