import { useEffect, useState } from 'react'
import { today as todayHere } from '@energycockpit/time'

const lookEvery = 30_000

/** `YYYY-MM-DD` on the device's calendar. With `goesOn` the page lives on past midnight, as a screen on a wall does. */
export function useToday(goesOn: boolean): string {
  const [today, setToday] = useState(() => todayHere())
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(() => setToday(todayHere()), lookEvery)
    return () => clearInterval(timer)
  }, [goesOn])
  return today
}
