/** Lines for people: what the committed import map says otherwise than what was built. Empty when they agree. */
export function differences(committed, built) {
  const libraryImports = Object.fromEntries(
    Object.entries(committed.imports ?? {}).filter(([, url]) => url.startsWith('/libraries/')),
  )
  return [
    ...differingEntries(libraryImports, built.imports),
    ...differingEntries(committed.integrity ?? {}, built.integrity),
  ]
}

function differingEntries(committed, built) {
  const keys = [...new Set([...Object.keys(committed), ...Object.keys(built)])]
  return keys
    .filter((key) => committed[key] !== built[key])
    .map(
      (key) =>
        `${key}: importmap.json says ${committed[key] ?? 'nothing'}, built is ${built[key] ?? 'nothing'}`,
    )
}
