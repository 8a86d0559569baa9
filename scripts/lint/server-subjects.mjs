/**
 * The subjects of the server, the folders of server/src, in the order of what stands on what: each imports those above
 * its line and none below. Where a lower one needs something of a higher one, either what both need moves below both,
 * or register-subjects.ts passes a function in.
 */
export const subjects = [
  'data-folder',
  'entities',
  'secrets',
  'access',
  'http',
  'locale',
  'notifications',
  'mail',
  'audit',
  'identity',
  'blocking',
  'news',
  'account',
  'administration',
  'registration',
  'organization',
  'readings',
  'quality',
  'calculations',
  'aggregation',
  'analysis',
  'recent-objects',
  'anomalies',
  'energy-management',
  'search',
  'sessions',
  'embedding',
  'gateway',
  'operation',
  'built-files',
  'remotes',
  'portal',
  'demo',
]

/**
 * Subjects of several folders, these in the same order. Others import their `index` and nothing else of them; what
 * stands beside the index puts the folders together, and no folder imports it.
 */
export const rooms = {
  readings: ['store', 'series', 'imports', 'csv-files', 'meter-readings'],
  quality: ['validation', 'rules', 'checks', 'estimation'],
  calculations: ['conversion', 'figures', 'virtual', 'derived'],
  aggregation: [
    'queries',
    'completeness',
    'downloads',
    'exports',
    'formula-preview',
    'sums',
    'load-duration',
    'by-location',
    'baseline-variance',
    'forecast',
    'consumption',
    'portfolio',
    'carbon',
    'chosen-series',
    'object-ranking',
    'energy-flows',
    'energy-shares',
    'self-supply',
    'twin-values',
  ],
}

/** Files of server/src itself that every subject may import; the others put the subjects together. */
export const basis = [
  'config',
  'log',
  'map-settings',
  'model-settings',
  'push-settings',
  'progress',
  'settings',
  'start-failure',
  'tracking-settings',
]

const isTest = /\.test(ing)?(\.ts)?$/

/**
 * Why a file of the server must not import another; undefined when it may. Both relative to server/src, with or without
 * extension. A test may look wherever it has to.
 */
export function whyNot(from, to) {
  if (isTest.test(from)) return undefined
  const [one, other] = [placeOf(from), placeOf(to)]
  if (other.subject === undefined) return whyNotLoose(one, other)
  if (!subjects.includes(other.subject)) return unknown(other.subject)
  if (one.subject === other.subject) return one.subject in rooms ? whyNotInRoom(one, other) : undefined
  if (one.subject === undefined && basis.includes(one.name)) return `${one.name} knows no subject`
  if (one.subject !== undefined) {
    if (!subjects.includes(one.subject)) return unknown(one.subject)
    if (subjects.indexOf(other.subject) > subjects.indexOf(one.subject))
      return `${other.subject} stands on ${one.subject}, or may do so`
  }
  if (other.subject in rooms && other.name !== 'index')
    return `${other.subject}/index says what others may use`
  return undefined
}

function whyNotLoose(one, other) {
  const composes = one.subject === undefined && !basis.includes(one.name)
  return composes || basis.includes(other.name) ? undefined : `${other.name} puts the subjects together`
}

function whyNotInRoom(one, other) {
  if (other.name === 'index') return 'the index is for others'
  if (one.folder === other.folder || one.folder === undefined) return undefined
  if (other.folder === undefined) return `${other.name} puts the folders of ${one.subject} together`
  const order = rooms[one.subject]
  const missing = [one, other].find(({ folder }) => !order.includes(folder))
  if (missing) return unknown(`${missing.subject}/${missing.folder}`)
  return order.indexOf(other.folder) > order.indexOf(one.folder)
    ? `${other.folder} stands on ${one.folder}, or may do so`
    : undefined
}

const unknown = (folder) => `${folder} has no place in scripts/lint/server-subjects.mjs yet`

/** Of a room, the folder in it, too; undefined for a file beside the index. */
function placeOf(file) {
  const path = file.split('/')
  const name = path.at(-1).replace(/\.ts$/, '')
  const subject = path.length > 1 ? path[0] : undefined
  return { subject, folder: subject in rooms && path.length > 2 ? path[1] : undefined, name }
}
