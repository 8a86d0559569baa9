import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useFeature } from '@energycockpit/remote'
import { readChoice, writeChoice, type Choice } from './choice'

export type ChangeChoice = (change: Partial<Choice>) => void

/** The choice as the address has it. A change is a step in the browser's history: back undoes it. */
export function useChoice(): [Choice, ChangeChoice] {
  const { navigate } = useFeature()
  const search = useSyncExternalStore(watchAddress, () => window.location.search)
  const choice = useMemo(() => readChoice(search), [search])

  const change = useCallback<ChangeChoice>(
    (changes) => {
      const { pathname, search: current } = window.location
      const wanted = writeChoice({ ...readChoice(current), ...changes })
      if (wanted !== current) navigate(`${pathname}${wanted}`)
    },
    [navigate],
  )
  return [choice, change]
}

const changesOfAddress = ['popstate', 'single-spa:routing-event']

function watchAddress(notify: () => void) {
  for (const event of changesOfAddress) window.addEventListener(event, notify)
  return () => {
    for (const event of changesOfAddress) window.removeEventListener(event, notify)
  }
}
