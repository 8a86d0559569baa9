import { createContext, useContext } from 'react'
import type { Twin, TwinObject } from '@energycockpit/contract'
import type { ValuesState } from './values/use-twin-values'

/** A change that has just been made, and the step by which it can be undone. */
export interface MadeStep {
  text: string
  step: number
}

export interface TwinOnPage {
  twin: Twin
  /** What its meters show. */
  live: ValuesState
  /** The object that is shown; undefined: the location. */
  shown: TwinObject | undefined
  /** Shows an object; null: the location. */
  onShow: (objectId: string | null) => void
  /** Something was changed. */
  onMade: (made: MadeStep) => void
}

export const TwinContext = createContext<TwinOnPage | undefined>(undefined)

/** The twin that the page is about. */
export function useTwin(): TwinOnPage {
  const twin = useContext(TwinContext)
  if (!twin) throw new Error('useTwin is for what stands on the page of a twin')
  return twin
}
