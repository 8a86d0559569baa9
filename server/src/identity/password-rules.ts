import { passwordFaults, type WeakPassword } from '@energycockpit/contract'

export type PasswordFault = WeakPassword | 'different'

/** The first thing that is wrong with a new password that was typed twice. */
export function passwordFault(password: string, again: string, userName: string): PasswordFault | undefined {
  return passwordFaults(password, userName)[0] ?? (password === again ? undefined : 'different')
}
