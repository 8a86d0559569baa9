import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './account'

export type WeakPassword = 'short' | 'long' | 'user-name' | 'one-character'

/**
 * Everything that is wrong with a new password by itself, after NIST SP 800-63B: length counts, and kinds of characters
 * do not. Length is counted in code points. Server and browser ask the same rules.
 */
export function passwordFaults(password: string, userName: string): WeakPassword[] {
  const { length } = [...password]
  const lower = password.toLowerCase()
  const name = userName.toLowerCase()
  const faults: Record<WeakPassword, boolean> = {
    short: length < MIN_PASSWORD_LENGTH,
    long: length > MAX_PASSWORD_LENGTH,
    'user-name': lower === name || lower === name.split('@', 1)[0],
    'one-character': length > 0 && new Set(lower).size === 1,
  }
  return (Object.keys(faults) as WeakPassword[]).filter((fault) => faults[fault])
}
