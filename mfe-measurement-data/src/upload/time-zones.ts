/** The zones that the browser knows, with the one that is chosen. */
export function timeZones(chosen: string | undefined): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
  if (chosen !== undefined) known.add(chosen)
  return [...known].sort()
}
