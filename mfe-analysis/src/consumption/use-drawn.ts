import { useEffect, useState, type RefObject } from 'react'
import { onceDrawn } from './once-drawn'

/** True once the chart within a place has been drawn, or there is none to wait for. */
export function useDrawn(place: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => onceDrawn(place.current, () => setDrawn(true)), [place])
  return isDrawn
}
