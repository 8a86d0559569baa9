import { useState } from 'react'
import { useAddressQuery } from './use-address-query'
import { useFeature } from './feature-context'

/**
 * Which of a page's views is shown, as its address names it, and a way to change that: back undoes it, and a link shows
 * the same. The first of the values is what an address without the name means.
 */
export function useAddressValue<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const { navigate } = useFeature()
  const wanted = new URLSearchParams(useAddressQuery()).get(name)
  const kept = values.find((value) => value === wanted) ?? values[0]
  const [known, setKnown] = useState(kept)
  // What is chosen is shown at once; the address follows.
  const [shown, setShown] = useState(kept)
  if (known !== kept) {
    setKnown(kept)
    setShown(kept)
  }
  const show = (value: Value) => {
    setShown(value)
    const { pathname, search } = window.location
    const query = new URLSearchParams(search)
    if (value === values[0]) query.delete(name)
    else query.set(name, value)
    const written = query.toString()
    navigate(written === '' ? pathname : `${pathname}?${written}`)
  }
  return [shown, show]
}
