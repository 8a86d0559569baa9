interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/**
 * Where a key leads in a list of so many; at its ends it goes on at the other one. Undefined for other keys, and for
 * those that select or move in what is written.
 */
export function targetOf(
  { key, shiftKey, ctrlKey, altKey, metaKey }: Pressed,
  active: number,
  count: number,
): number | undefined {
  if (count === 0 || shiftKey || ctrlKey || altKey || metaKey) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
