import { useEffect, useEffectEvent, useState } from 'react'
import { useAddressQuery, useFeature } from '@energycockpit/remote'

/**
 * Whether a new document is being written on a list page: its button begins one, and so does an address with `?new`, to
 * which other pages lead. The address is then that of the list, so that a reload or Back does not begin another.
 */
export function useNew(listPath: string): [isAdding: boolean, setAdding: (adding: boolean) => void] {
  const { navigate } = useFeature()
  const isAsked = new URLSearchParams(useAddressQuery()).has('new')
  const [isAdding, setAdding] = useState(isAsked)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked) setAdding(true)
  }
  const onAsked = useEffectEvent(() => navigate(listPath, { replace: true }))
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked])
  return [isAdding, setAdding]
}
