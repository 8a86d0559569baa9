/** What is stored now, with what a user has added to and removed from the choice that they were shown. */
export function mergedChoice<Value>(
  stored: readonly Value[],
  shown: readonly Value[],
  chosen: readonly Value[],
): Value[] {
  const isRemoved = (value: Value) => shown.includes(value) && !chosen.includes(value)
  const added = chosen.filter((value) => !shown.includes(value) && !stored.includes(value))
  return [...stored.filter((value) => !isRemoved(value)), ...added]
}
