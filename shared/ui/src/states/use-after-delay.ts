import { useEffect, useState } from 'react'

/** True once something has been going on for a while; what is quicker than that shows no sign of waiting. */
export function useAfterDelay(goingOn: boolean, delay = 300): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!goingOn) return
    const timer = setTimeout(() => setPassed(true), delay)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [goingOn, delay])
  return goingOn && passed
}
