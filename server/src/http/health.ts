import { getHealth } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from './register-route'
import product from '../../../package.json'

const secondsToAnswer = 3

export interface HealthDependencies {
  /** Each resolves when its part answers and rejects when it does not. */
  checks: Record<'entities' | 'readings' | 'identity', () => Promise<unknown>>
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
        return { status: 'down' as const, detail: `${part} does not answer` }
      }
    }
    const [entities, readings, identity] = await Promise.all([
      state('entities'),
      state('readings'),
      state('identity'),
    ])
    const parts = [entities, readings, identity]
    const status = parts.every((part) => part.status === 'up') ? ('up' as const) : ('down' as const)
    return {
      status,
      version: product.version,
      entities,
      readings,
      identity,
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
