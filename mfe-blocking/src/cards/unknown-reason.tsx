import { useEffect } from 'react'

/** Nothing to see: this page does not know what such a reason says. Operators find it in the browser's console. */
export function UnknownReason({ uuid, type }: { uuid: string; type: string }) {
  useEffect(
    () => console.warn(`The blocking reason ${uuid} is of a type that is not known: ${type}`),
    [uuid, type],
  )
  return null
}
