/** More objects are counted in the name of a file, and not named. */
const namedObjects = 3

/** What the name of a file says of where its rows are; undefined where they are everywhere. */
export function placeInName(
  objects: readonly string[],
  locationGroup: string | undefined,
): string | undefined {
  const further = objects.length - namedObjects
  const parts = [...objects.slice(0, namedObjects), ...(further > 0 ? [`+${further}`] : [])]
  return [...parts, ...(locationGroup === undefined ? [] : [locationGroup])].join(', ') || undefined
}
