import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for a moment: not every letter is worth a call. */
export function useDelayed<Value>(value: Value, delay = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
