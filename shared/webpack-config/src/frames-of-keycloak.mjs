/*
 * keycloak-js puts its frames into a sandbox with allow-scripts and allow-same-origin. In a frame of the portal's own
 * origin that keeps nothing from anything, as the frame could take it off, and browsers warn of it at every page. So
 * only frames of another origin keep it; the one that looks silently who is signed in always ends on the portal's own.
 */
const sandbox = / *iframe\.setAttribute\('sandbox', '[^']*'\)\n/g
const silent = '#checkSsoSilently () {'
const isElsewhere = 'new URL(iframe.src).origin !== globalThis.location.origin'

/** Its source, as it was looked at. Throws when another version makes its frames in another way. */
export function withoutSandboxOfOwnFrames(source) {
  const found = source.match(sandbox)?.length
  if (found !== 3 || source.split(silent).length !== 2)
    throw new Error(`keycloak-js makes its frames in another way now: see ${import.meta.filename}`)
  const [before, after] = source.split(silent)
  const conditional = before.replaceAll(sandbox, (line) =>
    line.replace('iframe', `if (${isElsewhere}) iframe`),
  )
  return conditional + silent + after.replaceAll(sandbox, '')
}

/** As a loader of webpack. */
export default function framesOfKeycloak(source) {
  return withoutSandboxOfOwnFrames(source)
}

export const ruleForKeycloak = {
  test: /[\\/]keycloak-js[\\/]lib[\\/]keycloak\.js$/,
  loader: import.meta.filename,
}
