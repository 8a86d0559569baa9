import type { EnergyAction } from '@energycockpit/contract'

/** Whether an action should have been done before a day, `YYYY-MM-DD`, and was not. */
export const isOverdue = ({ dueOn, state }: Pick<EnergyAction, 'dueOn' | 'state'>, today: string): boolean =>
  dueOn !== null && dueOn < today && state !== 'IMPLEMENTED' && state !== 'REJECTED'

/** Today on the device's calendar, `YYYY-MM-DD`. */
export function todayHere(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
