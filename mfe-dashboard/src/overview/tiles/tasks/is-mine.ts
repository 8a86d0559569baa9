import type { User } from '@energycockpit/contract'

/** Whether somebody's name, as it was typed where they answer for something, is that of the user. */
export function isMine(
  owner: string | null,
  user: Pick<User, 'display_name' | 'user_name' | 'email'> | undefined,
): boolean {
  if (owner === null || !user) return false
  const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return [user.display_name, user.user_name, user.email].some(
    (name) => name !== null && plain(name) === plain(owner),
  )
}
