import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { SignedInUser } from '../access/signed-in-user'
import type { Tables } from '../entities/tables'
import type { AuditLog, NewAuditEntry } from './audit-log'

/** What a function of a service gets beside its input: `(context, input) => result`. */
export interface Context {
  user: SignedInUser
  db: Kysely<Tables>
  audit: AuditLog
  log: FastifyBaseLogger
}

/** The context of a change: `db` is its transaction, which is rolled back when the change throws. */
export interface ChangeContext extends Context {
  /** Writes into the audit log what the user did, in the same transaction; as the last step of the change. */
  record(entry: Omit<NewAuditEntry, 'actor'>): Promise<void>
}

/** Runs a change in a transaction of its own. */
export const inTransaction = <T>(
  context: Context,
  change: (context: ChangeContext) => Promise<T>,
): Promise<T> =>
  context.db.transaction().execute((db) =>
    change({
      ...{ ...context, db },
      record: (entry) => context.audit.write(db, { ...entry, actor: context.user }),
    }),
  )
