import { buildPackages, stalePackages } from '../build/build-packages.mjs'
import { firstPage } from '../build/packages.mjs'

/**
 * Begins to build what is stale of the first page; the rest follows when it is told to.
 *
 * - `underWay()`: the folders of the packages that are still to come
 * - `onChange(callback)`: is called whenever one of them has ended, built or not
 * - `roomForServer`: resolves when the server can start beside what is left of the first page without slowing it down
 * - `firstPage`: resolves when the first page can be shown
 * - `buildRest()`: begins with everything else after the first page, and resolves when all is built
 * - `end()`: ends what is under way
 *
 * All promises reject with a BuildFailure.
 */
export function beginBuilds({ build = buildPackages, stale = stalePackages() } = {}) {
  const rest = stale.filter((path) => !firstPage.includes(path))
  const controller = new AbortController()
  const { signal } = controller
  const open = new Set([...firstPage, ...rest])
  const callbacks = []
  const room = {}
  const roomForServer = new Promise((resolve, reject) => Object.assign(room, { resolve, reject }))

  function onEnded(path) {
    open.delete(path)
    if (!firstPage.every((needed) => open.has(needed))) room.resolve()
    for (const callback of callbacks) callback()
  }

  const first = build({ names: firstPage, signal, onEnded })
  void first.catch(room.reject)
  // Whoever waits for the first page hears of its failure.
  roomForServer.catch(() => undefined)

  return {
    underWay: () => [...open],
    onChange: (callback) => void callbacks.push(callback),
    roomForServer,
    firstPage: first,
    async buildRest() {
      await first
      if (rest.length > 0) await build({ names: rest, signal, onEnded })
    },
    end: () => controller.abort(),
  }
}
