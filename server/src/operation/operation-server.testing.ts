import { newDataFolder } from '@energycockpit/testing'
import type { FastifyInstance } from 'fastify'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { createHttpServer } from '../http/server'
import type { SignedInUser } from '../access/signed-in-user'
import { createLog } from '../log'
import { registerOperation } from './routes'

export interface OperationServer {
  entities: Entities
  /** The routes of this subject alone, for this user; undefined is a stranger. */
  serve(user: SignedInUser | undefined): Promise<FastifyInstance>
  close(): Promise<void>
}

export const userWithRole = (role: number) => ({ uuid: 'u', roles: [role] }) as unknown as SignedInUser

/** A real entity store in a folder of its own. */
export async function openOperation(): Promise<OperationServer> {
  const folder = await newDataFolder('operation')
  const entities = await openEntities(readConfig({ DATA_DIR: folder }))
  return {
    entities,
    async serve(user) {
      const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
      const app = await createHttpServer(config, createLog(config))
      app.decorate('isBlocked', () => Promise.resolve(false))
      app.decorate('authenticate', () => Promise.resolve(user))
      registerOperation(app, { entities })
      return app
    },
    async close() {
      await entities.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
