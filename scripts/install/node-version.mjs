/**
 * What is wrong with this version of Node, as a message that says how to fix it; undefined when nothing is.
 * `wanted` is package.json's `engines.node`, a lower bound such as `>=20.19`.
 */
export function wrongNodeVersion(version, wanted) {
  const least = wanted.replace('>=', '').split('.').map(Number)
  const given = version.split('.').map(Number)
  const differing = least.findIndex((part, place) => part !== given[place])
  if (differing === -1 || given[differing] > least[differing]) return undefined
  return (
    `EnergyCockpit needs Node ${wanted.replace('>=', '')} or newer, and this is Node ${version}.\n` +
    'To fix this, install a current Node from https://nodejs.org (with nvm: `nvm install` in this folder).'
  )
}
