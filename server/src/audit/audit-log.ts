import type { AuditAction } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Secrets } from '../secrets/secrets'
import { entryHash, headSeal } from './entry-hash'
import type { Tables } from '../entities/tables'

export interface NewAuditEntry {
  action: AuditAction
  /** Who did it; absent where nobody is signed in. With an API token, the entry names it. */
  actor?: { uuid: string; displayName: string; apiToken?: { uuid: string; name: string } } | undefined
  /** To whom or what it was done, where that is not the actor. */
  subject?: { id: string; name: string } | undefined
  /** Whose administrators may read it; null: the operator's only. */
  businessId: number | null
  /** Never a password, a token or a code. */
  detail?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>
}

export interface AuditLog {
  /**
   * Writes an entry. Give it the transaction of the change that it tells of, as the last step there: both are kept
   * or neither, and the next writer waits until the transaction has ended.
   */
  write(transaction: Kysely<Tables>, entry: NewAuditEntry): Promise<void>
  /** Reads the whole log and says which entry is the first that is not as it was written. */
  verify(db: Kysely<Tables>): Promise<{ intact: number; firstBroken: number | null }>
}

const READ_AT_ONCE = 1000

/** The audit log, its hashes keyed by the configuration's secret: whoever can write to the store cannot make them. */
export function createAuditLog(secrets: Secrets): AuditLog {
  const key = secrets.derive('audit log')

  async function append(db: Kysely<Tables>, entry: NewAuditEntry): Promise<void> {
    const head = await db.selectFrom('audit_head').selectAll().forUpdate().executeTakeFirstOrThrow()
    const row = {
      sequence: head.sequence + 1,
      at: new Date(),
      action: entry.action,
      actor_uuid: entry.actor?.uuid ?? null,
      actor_name: asStored(entry.actor?.displayName),
      subject_id: asStored(entry.subject?.id),
      subject_name: asStored(entry.subject?.name),
      business_id: entry.businessId,
    }
    const token = entry.actor?.apiToken
    const detail = {
      ...entry.detail,
      ...(token && { apiToken: token.name, apiTokenUuid: token.uuid }),
    }
    const hash = entryHash(key, head.hash, { ...row, detail })
    await db
      .insertInto('audit_entry')
      .values({ ...row, detail: JSON.stringify(detail), hash })
      .execute()
    await db
      .updateTable('audit_head')
      .set({ sequence: row.sequence, hash, seal: headSeal(key, row.sequence, hash) })
      .execute()
  }

  return {
    async write(db, entry) {
      if (db.isTransaction) return append(db, entry)
      await db.transaction().execute((transaction) => append(transaction, entry))
    },

    async verify(db) {
      // Read before the entries: what is written meanwhile is not missed.
      const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst()
      let sequence = 0
      let hash = ''
      for (;;) {
        const rows = await db
          .selectFrom('audit_entry')
          .selectAll()
          .where('sequence', '>', sequence)
          .orderBy('sequence')
          .limit(READ_AT_ONCE)
          .execute()
        for (const row of rows) {
          if (row.sequence !== sequence + 1 || row.hash !== entryHash(key, hash, row))
            return { intact: sequence, firstBroken: sequence + 1 }
          sequence = row.sequence
          hash = row.hash
        }
        if (rows.length < READ_AT_ONCE) break
      }
      const isWhole = head !== undefined && isEndOf(head, key, sequence)
      return { intact: sequence, firstBroken: isWhole ? null : sequence + 1 }
    },
  }
}

/** The store keeps no halves of characters, and what is hashed must be what will be read. */
const asStored = (text: string | undefined): string | null =>
  text === undefined ? null : Buffer.from(text).toString()

/** Whether what was found reaches to where the chain was said to end. */
function isEndOf(
  head: { sequence: number; hash: string; seal: string | null },
  key: string,
  found: number,
): boolean {
  if (head.sequence === 0) return head.seal === null
  return head.sequence <= found && head.seal === headSeal(key, head.sequence, head.hash)
}
