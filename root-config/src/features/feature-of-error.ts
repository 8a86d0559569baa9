/**
 * The feature in whose files an error arose, told by the first file of the stack that belongs to one: the frames
 * above it may be those of a shared library. `folders` are the features' addresses, each ending with a slash.
 */
export function featureOfError(stack: string, folders: Readonly<Record<string, string>>): string | undefined {
  const places = Object.entries(folders).flatMap(([featureId, folder]) => {
    const at = stack.indexOf(folder)
    return at === -1 ? [] : [{ featureId, at }]
  })
  return places.sort((one, other) => one.at - other.at)[0]?.featureId
}
