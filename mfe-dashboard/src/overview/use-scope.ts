import { useAddressQuery } from '@energycockpit/remote'
import { nodeOfQuery } from '@energycockpit/hierarchy'
import { monthSoFar, type MonthSoFar } from './month-so-far'
import { useToday } from './use-today'

/** What the overview is about. */
export interface Scope {
  /** Undefined: all that the user sees. */
  nodeId: string | undefined
  month: MonthSoFar
  today: string
}

/** The node that the address names, and the month of the day on which the page was opened; on a wall, that of each day. */
export function useScope(isWall: boolean): Scope {
  const nodeId = nodeOfQuery(useAddressQuery())
  const today = useToday(isWall)
  return { nodeId, month: monthSoFar(today), today }
}
