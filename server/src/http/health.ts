import { getHealth } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { isStorageFull } from '../data-folder/storage-full'
import { registerRoute } from './register-route'
import product from '../../../package.json'

const secondsToAnswer = 3

type Part = 'entities' | 'readings' | 'identity' | 'storage'

export interface HealthDependencies {
  /** Each resolves when its part answers and rejects when it does not. */
  checks: Record<Part, () => Promise<unknown>>
  demo(): 'absent' | 'loading' | 'loaded'
}

/** `/rest/health`: asks every part, each with a time limit, and says which are up. */
export function registerHealth(app: FastifyInstance, { checks, demo }: HealthDependencies): void {
  registerRoute(app, getHealth, async ({ request }) => {
    const state = async (part: keyof typeof checks) => {
      try {
        await withinSeconds(secondsToAnswer, checks[part]())
        return { status: 'up' as const }
      } catch (error) {
        // Strangers may read this answer; the cause, which can hold addresses, goes to the log only.
        request.log.warn({ err: error, part }, 'part is down')
        const detail = isStorageFull(error) ? 'there is no room left on the disk' : `${part} does not answer`
        return { status: 'down' as const, detail }
      }
    }
    const [entities, readings, identity, storage] = await Promise.all([
      state('entities'),
      state('readings'),
      state('identity'),
      state('storage'),
    ])
    const parts = [entities, readings, identity, storage]
    const status = parts.every((part) => part.status === 'up') ? ('up' as const) : ('down' as const)
    return {
      status,
      version: product.version,
      entities,
      readings,
      identity,
      storage,
      demo: demo(),
    }
  })
}

async function withinSeconds(seconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${seconds} s`)), seconds * 1000)
  })
  try {
    await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
