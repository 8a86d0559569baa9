import type { EnergyAction } from '@energycockpit/contract'

/** Whether an action should have been done before a day, `YYYY-MM-DD`, and was not. */
export const isOverdue = ({ dueOn, state }: Pick<EnergyAction, 'dueOn' | 'state'>, today: string): boolean =>
  dueOn !== null && dueOn < today && state !== 'IMPLEMENTED' && state !== 'REJECTED'
