import { useCallback, useMemo } from 'react'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { readChoice, writeChoice, type Choice } from './choice'

/** `isSame`: the step before is replaced, so that back goes to where that began. */
export type ChangeChoice = (change: Partial<Choice>, isSame?: boolean) => void

/** The choice as the address has it. A change is a step in the browser's history: back undoes it. */
export function useChoice(): [Choice, ChangeChoice] {
  const { navigate } = useFeature()
  const search = useAddressQuery()
  const choice = useMemo(() => readChoice(search), [search])

  const change = useCallback<ChangeChoice>(
    (changes, isSame = false) => {
      const { pathname, search: current } = window.location
      const wanted = writeChoice({ ...readChoice(current), ...changes })
      if (wanted !== current) navigate(`${pathname}${wanted}`, { replace: isSame })
    },
    [navigate],
  )
  return [choice, change]
}
