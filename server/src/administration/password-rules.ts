import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@energycockpit/contract'

export type PasswordFault = 'short' | 'long' | 'user-name' | 'one-character' | 'different'

/**
 * What is wrong with a new password, after NIST SP 800-63B: length counts, and kinds of characters do not. Length is
 * counted in code points.
 */
export function passwordFault(password: string, again: string, userName: string): PasswordFault | undefined {
  const { length } = [...password]
  if (length < SHORTEST_PASSWORD) return 'short'
  if (length > LONGEST_PASSWORD) return 'long'
  const lower = password.toLowerCase()
  const name = userName.toLowerCase()
  if (lower === name || lower === name.split('@', 1)[0]) return 'user-name'
  if (new Set(lower).size === 1) return 'one-character'
  return password === again ? undefined : 'different'
}
