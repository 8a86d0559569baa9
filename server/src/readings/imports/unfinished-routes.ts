import {
  discardUnfinishedImport,
  getUnfinishedImports,
  retryUnfinishedImport,
  type UnfinishedImport,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route'
import { Problem } from '../../http/problem'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { auditImport } from './audit-import'
import { discardImport } from './discard-import'
import { businessesOfImport } from './import-repository'
import { listUnfinished } from './list-unfinished'
import type { Imports } from './imports'

/** Imports that could not be finished: what is wrong with them, and what a person may do about it. */
export function registerUnfinishedImports(app: FastifyInstance, imports: Imports): void {
  const { db } = imports.stores.entities
  const unfinished = async (id: number, user: SignedInUser): Promise<UnfinishedImport> => {
    const { imports } = await listUnfinished(db, { visible: user.visibleBusinessIds, id })
    if (imports.length === 0) throw new Problem(404, 'NOT_FOUND')
    return imports[0]!
  }

  registerRoute(app, getUnfinishedImports, async ({ user }) => ({
    ...(await listUnfinished(db, { visible: user.visibleBusinessIds })),
    canChange: isPermitted(user.roles, 'readings:change'),
  }))

  registerRoute(app, retryUnfinishedImport, async ({ params: { importId }, user }) => {
    await unfinished(importId, user)
    await db.transaction().execute(async (transaction) => {
      const businessIds = await businessesOfImport(transaction, importId)
      await auditImport(imports.audit, transaction, {
        action: 'readings.import-retried',
        actor: user,
        id: importId,
        businessIds,
      })
    })
    try {
      await imports.finish(importId, true)
      return { finished: true }
    } catch (error) {
      if (error instanceof Problem && error.code === 'IMPORT_WAITS') return { finished: false }
      throw error
    }
  })

  registerRoute(app, discardUnfinishedImport, async ({ params: { importId }, user }) => {
    await unfinished(importId, user)
    await discardImport(imports, importId, user)
    return null
  })
}
