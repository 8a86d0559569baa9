/**
 * Remembers what is there for all (globals, what their prototypes have, and the navigator), and answers a function that
 * puts it back: what has been changed since, such as `fetch`, is as it was, and what has come since is gone.
 */
module.exports = function rememberGlobals(global) {
  const remembered = objectsOf(global).map((object) => [object, Object.getOwnPropertyDescriptors(object)])
  return () => {
    for (const [object, before] of remembered) restore(object, before)
  }
}

function objectsOf(global) {
  const values = Object.values(Object.getOwnPropertyDescriptors(global)).map(({ value }) => value)
  const prototypes = values
    .filter((value) => typeof value === 'function')
    .map(({ prototype }) => prototype)
    .filter((prototype) => typeof prototype === 'object' && prototype !== null)
  return [global, global.navigator, ...prototypes].filter((object) => object !== undefined)
}

function restore(object, before) {
  const now = Object.getOwnPropertyDescriptors(object)
  for (const name of Object.keys(now)) if (!(name in before)) Reflect.deleteProperty(object, name)
  for (const [name, descriptor] of Object.entries(before))
    if (!isSame(descriptor, now[name])) Reflect.defineProperty(object, name, descriptor)
}

const isSame = (one, other) =>
  Object.is(one.value, other?.value) && one.get === other?.get && one.set === other?.set
