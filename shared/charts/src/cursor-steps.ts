/** Where a key takes the cursor among `count` buckets; null takes it away, undefined: the key is not ours. */
export function cursorStep(key: string, index: number | undefined, count: number): number | null | undefined {
  if (key === 'Escape') return null
  const page = Math.max(1, Math.round(count / 12))
  const steps: Partial<Record<string, number>> = {
    ArrowRight: (index ?? -1) + 1,
    ArrowUp: (index ?? -1) + 1,
    ArrowLeft: (index ?? count) - 1,
    ArrowDown: (index ?? count) - 1,
    PageUp: (index ?? -1) + page,
    PageDown: (index ?? count) - page,
    Home: 0,
    End: count - 1,
  }
  const wanted = steps[key]
  return wanted === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, wanted))
}
