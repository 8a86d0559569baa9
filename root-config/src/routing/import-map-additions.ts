export interface ImportMap {
  imports: Record<string, string>
  integrity?: Record<string, string>
}

/** Where the specification puts the entries of the features that it names. */
const ENTRIES: Readonly<Record<string, string>> = {
  enms: '/enms/assets/remoteEntry.js',
  'home-portal': '/home-portal/remoteEntry.js',
  hp: '/hp/assets/remoteEntry.js',
  analysis: '/analysis/assets/remoteEntry.js',
  ea: '/ea/assets/remoteEntry.js',
  organization: '/organization/assets/remoteEntry.js',
  'anomaly-detection': '/anomaly-detection/assets/remoteEntry.js',
  'cost-savings': '/cost-savings/assets/remoteEntry.js',
}

/** Entries for features that have a route but no place in the page's import map; the map's own word always wins. */
export function importMapAdditions(features: Iterable<string>, known: ImportMap): ImportMap {
  const missing = [...features].filter(
    (id) => !Object.hasOwn(known.imports, id) && Object.hasOwn(ENTRIES, id),
  )
  return { imports: Object.fromEntries(missing.map((id) => [id, ENTRIES[id] ?? ''])) }
}
