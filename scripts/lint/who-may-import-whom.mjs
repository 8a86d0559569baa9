const everyShared = /^shared\//
const meetingPlaces = /^shared\/(contract|time|units|metering-ids|models|economics|appearance)$/
const testing = /^shared\/testing$/
const buildTools = /^shared\/(libraries|webpack-config)$/

/**
 * The line between the packages. The first row whose `from` matches a package's folder holds; a package may always
 * import itself, and a test the package `shared/testing`.
 */
const rows = [
  { from: /^shared\/libraries$/, to: /^(shared\/.*|scripts)$/, because: 'it is a part of the build' },
  { from: /^(mfe-|root-config$)/, to: everyShared, because: 'it imports from shared/ and from nothing else' },
  { from: everyShared, to: everyShared, because: 'shared/ knows no feature, no shell and no server' },
  {
    from: /^server$/,
    to: meetingPlaces,
    because:
      'the server meets the browser only in shared/contract and in the pure rules of shared/time, units, metering-ids, models, economics and appearance',
  },
  { from: /^test$/, to: everyShared, because: 'journeys see the product from outside' },
  { from: /^scripts$/, to: buildTools, because: 'scripts run before anything is built' },
]

/** Why the package in folder `from` must not import the one in folder `to`; undefined when it may. */
export function whyNot(from, to, { inTest = false } = {}) {
  if (from === to || (inTest && testing.test(to))) return undefined
  const row = rows.find((row) => row.from.test(from))
  return row === undefined || row.to.test(to) ? undefined : row.because
}
