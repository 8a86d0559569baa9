import { isCallError } from './call-error'

/** Whether the user's roles do not allow what was asked: trying again changes nothing until somebody changes them. */
export const isDenied = (error: unknown): boolean =>
  isCallError(error) && error.reasons.some(({ code }) => code === 'FORBIDDEN')
