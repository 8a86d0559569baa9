import { downloadOwnData } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { AuditLog } from '../../audit/audit-log'
import type { Entities } from '../../entities/entities'
import { attachment } from '../../http/attachment'
import { registerRoute } from '../../http/register-route'
import type { Confirm } from '../confirm-password'
import { ownDataFile } from './own-data-file'

const DOWNLOADS_PER_MINUTE = 5

interface OwnDataParts {
  entities: Entities
  audit: AuditLog
  confirm: Confirm
}

export function registerOwnData(
  app: FastifyInstance,
  { entities: { db }, audit, confirm }: OwnDataParts,
): void {
  registerRoute(
    app,
    downloadOwnData,
    async (requested) => {
      const { user, body, reply } = requested
      await confirm(requested, body.password)
      await audit.write(db, {
        ...{ action: 'own-data.downloaded', actor: user, businessId: user.clientBusinessId },
      })
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', attachment('energycockpit-own-data.json'))
      return Readable.from(ownDataFile(db, user), { objectMode: false })
    },
    { perMinute: DOWNLOADS_PER_MINUTE },
  )
}
