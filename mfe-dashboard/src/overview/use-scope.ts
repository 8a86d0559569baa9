import { useState } from 'react'
import { useAddressQuery } from '@energycockpit/remote'
import { nodeOfQuery } from '@energycockpit/hierarchy'
import { today as todayHere } from '@energycockpit/time'
import { monthSoFar, type MonthSoFar } from './month-so-far'

/** What the overview is about. */
export interface Scope {
  /** Undefined: all that the user sees. */
  nodeId: string | undefined
  month: MonthSoFar
  today: string
}

/** The node that the address names, and the month of the day on which the page was opened. */
export function useScope(): Scope {
  const nodeId = nodeOfQuery(useAddressQuery())
  const [today] = useState(() => todayHere())
  return { nodeId, month: monthSoFar(today), today }
}
