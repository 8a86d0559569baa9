import type { ApiClient } from '@energycockpit/api-client'
import { listRecentObjects, noteRecentObject, type RecentObject } from '@energycockpit/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Choice } from './choice'
import { foundGlyphs } from './found-choices'
import { objectOf } from './recent-choices'

/** Until what was opened is noted, it would be missing in the list. */
let noting: Promise<unknown> = Promise.resolve()

/** What this user opened last, on whichever device; undefined until it is there, and where it cannot be had. */
export function useOpened(api: ApiClient, seesHierarchy: boolean) {
  const [opened, setOpened] = useState<readonly Choice[]>()
  useEffect(() => {
    // Others would be refused.
    if (!seesHierarchy) return undefined
    const aborter = new AbortController()
    const { signal } = aborter
    noting
      .then(() => (signal.aborted ? undefined : api.call(listRecentObjects, { signal })))
      .then(
        (found) => signal.aborted || setOpened(found?.objects.map(openedChoice)),
        () => undefined,
      )
    return () => aborter.abort()
  }, [api, seesHierarchy])

  /** Its page would do the same, but not for who leaves it soon. */
  const note = useCallback(
    ({ key }: Choice) => {
      const object = objectOf(key)
      if (!object || !seesHierarchy) return
      noting = api.call(noteRecentObject, { body: object }).catch(() => undefined)
    },
    [api, seesHierarchy],
  )
  return { opened, note }
}

const openedChoice = ({ kind, id, name, path, url }: RecentObject): Choice => ({
  ...{ key: `${kind} ${id}`, label: name, url, glyph: foundGlyphs[kind] },
  detail: path.map((above) => above.name).join(' › '),
})
