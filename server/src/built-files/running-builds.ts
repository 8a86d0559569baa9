import { dirname } from 'node:path'
import { z } from 'zod'
import type { BuiltPackage } from './built-packages'

/** What is being built while the server runs already, as `npm start` does it. */
export interface RunningBuilds {
  /** Resolves when the package in this folder (`mfe-analysis`) is not, or no longer, being built. */
  ended(folder: string): Promise<void>
  /** Those of these packages that are being built right now. */
  underWay(packages: readonly BuiltPackage[]): BuiltPackage[]
}

/** For servers of which everything has been built before. */
export const noRunningBuilds: RunningBuilds = { ended: () => Promise.resolve(), underWay: () => [] }

const messageSchema = z.object({ building: z.array(z.string()) })

type Teller = Pick<NodeJS.Process, 'on'>

/** Follows what the process that started this one says of its builds. */
export function followBuilds(teller: Teller): RunningBuilds {
  let building: ReadonlySet<string> = new Set()
  const waiting = new Map<string, PromiseWithResolvers>()
  teller.on('message', (message: unknown) => {
    const told = messageSchema.safeParse(message)
    if (!told.success) return
    building = new Set(told.data.building)
    for (const [folder, { resolve }] of waiting) {
      if (building.has(folder)) continue
      waiting.delete(folder)
      resolve()
    }
  })
  return {
    ended(folder) {
      if (!building.has(folder)) return Promise.resolve()
      const known = waiting.get(folder) ?? withResolvers()
      waiting.set(folder, known)
      return known.promise
    },
    underWay: (packages) => packages.filter(({ folder }) => building.has(dirname(folder))),
  }
}

interface PromiseWithResolvers {
  promise: Promise<void>
  resolve: () => void
}

function withResolvers(): PromiseWithResolvers {
  let resolve = () => undefined as void
  const promise = new Promise<void>((resolvePromise) => (resolve = resolvePromise))
  return { promise, resolve }
}
