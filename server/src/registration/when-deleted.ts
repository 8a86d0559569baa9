import { registrationKeptDays, type RegistrationState } from '@energycockpit/contract'

const day = 24 * 60 * 60 * 1000

interface StepTimes {
  state: RegistrationState
  sentAt: Date
  confirmedAt: Date | null
  decidedAt: Date | null
}

/** When a request is deleted, unless another step is taken before. */
export function whenDeleted({ state, sentAt, confirmedAt, decidedAt }: StepTimes): Date {
  const lastStep = decidedAt ?? confirmedAt ?? sentAt
  return new Date(lastStep.getTime() + registrationKeptDays[state] * day)
}

/** Before when the last step to a state must have been for a request to be deleted now. */
export const deletedSince = (state: RegistrationState, now: Date): Date =>
  new Date(now.getTime() - registrationKeptDays[state] * day)
