import { passwordFaults, type WeakPassword } from '@energycockpit/contract'
import { isCommonPassword } from './common-passwords'

export type PasswordFault = WeakPassword | 'common' | 'different'

/**
 * The first thing that is wrong with a new password that was typed twice. Whether many people use it is asked here
 * alone: the list is too long for a page.
 */
export async function passwordFault(
  password: string,
  again: string,
  userName: string,
): Promise<PasswordFault | undefined> {
  const [weak] = passwordFaults(password, userName)
  if (weak) return weak
  if (await isCommonPassword(password, userName)) return 'common'
  return password === again ? undefined : 'different'
}
