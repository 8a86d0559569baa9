import { useCallback, useMemo } from 'react'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { readChoice, writeChoice, type Choice } from './choice'

export type ChangeChoice = (change: Partial<Choice>) => void

/** The choice as the address has it. A change is a step in the browser's history: back undoes it. */
export function useChoice(): [Choice, ChangeChoice] {
  const { navigate } = useFeature()
  const search = useAddressQuery()
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
