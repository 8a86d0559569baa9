import {
  discardUnfinishedImport,
  getUnfinishedImports,
  retryUnfinishedImport,
  type UnfinishedImport,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../../http/answer-call'
import { Problem } from '../../http/problem'
import { may } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { auditLoad } from './audit-load'
import { discardImport } from './discard-import'
import { businessesOfLoad } from './load-repository'
import { listUnfinished } from './list-unfinished'
import type { Loads } from './loads'

/** Imports that could not be finished: what is wrong with them, and what a person may do about it. */
export function registerUnfinishedImports(app: FastifyInstance, loads: Loads): void {
  const { db } = loads.stores.entities
  const unfinished = async (id: number, user: SignedInUser): Promise<UnfinishedImport> => {
    const { imports } = await listUnfinished(db, { visible: user.visibleBusinessIds, id })
    if (imports.length === 0) throw new Problem(404, 'NOT_FOUND')
    return imports[0]!
  }

  answerCall(app, getUnfinishedImports, async ({ user }) => ({
    ...(await listUnfinished(db, { visible: user.visibleBusinessIds })),
    mayChange: may(user.roles, 'readings:change'),
  }))

  answerCall(app, retryUnfinishedImport, async ({ params: { loadId }, user }) => {
    await unfinished(loadId, user)
    await db.transaction().execute(async (transaction) => {
      const businessIds = await businessesOfLoad(transaction, loadId)
      await auditLoad(loads.audit, transaction, {
        action: 'readings.import-retried',
        actor: user,
        id: loadId,
        businessIds,
      })
    })
    try {
      await loads.finish(loadId, true)
      return { finished: true }
    } catch (error) {
      if (error instanceof Problem && error.code === 'IMPORT_WAITS') return { finished: false }
      throw error
    }
  })

  answerCall(app, discardUnfinishedImport, async ({ params: { loadId }, user }) => {
    await unfinished(loadId, user)
    await discardImport(loads, loadId, user)
    return null
  })
}
