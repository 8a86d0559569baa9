import { passwordFaults, type WeakPassword } from '@energycockpit/contract'

/** What a new password must be, in the order in which it is told. */
export const passwordRules = [
  'short',
  'long',
  'user-name',
  'one-character',
  'unchanged',
  'different',
] as const
export type PasswordRule = (typeof passwordRules)[number] & (WeakPassword | 'unchanged' | 'different')

export interface PasswordDraft {
  current: string
  fresh: string
  again: string
}

/** The rules that what is typed breaks by now. */
export function brokenRules({ current, fresh, again }: PasswordDraft, userName: string): PasswordRule[] {
  const broken = new Set<PasswordRule>(passwordFaults(fresh, userName))
  if (fresh !== '' && fresh === current) broken.add('unchanged')
  if (fresh !== again) broken.add('different')
  return passwordRules.filter((rule) => broken.has(rule))
}

/** The rules of a list to look at while typing; the longest password is worth a word only to who has gone past it. */
export function shownRules(broken: readonly PasswordRule[]): PasswordRule[] {
  return passwordRules.filter((rule) => rule !== 'different' && (rule !== 'long' || broken.includes('long')))
}
