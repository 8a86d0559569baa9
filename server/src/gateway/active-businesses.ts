import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

/**
 * The business that a user looks at, by the provider's name of the session. A browser's tokens go by the choice of its
 * session of the web, so that all of it shows the same; an app has none, and keeps a choice of its own.
 */
export interface ActiveBusinesses {
  /** Null for all that the user sees. */
  of(providerSessionId: string): Promise<number | null>
  choose(providerSessionId: string, businessId: number | null): Promise<void>
}

export function activeBusinesses(db: Kysely<Tables>): ActiveBusinesses {
  return {
    async of(providerSessionId) {
      const web = await db
        .selectFrom('web_session')
        .select('active_business_id')
        .where('provider_session_id', '=', providerSessionId)
        .orderBy('last_seen_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (web) return web.active_business_id
      const app = await db
        .selectFrom('app_active_business')
        .select('business_id')
        .where('provider_session_id', '=', providerSessionId)
        .executeTakeFirst()
      return app?.business_id ?? null
    },

    async choose(providerSessionId, businessId) {
      const { numUpdatedRows } = await db
        .updateTable('web_session')
        .set({ active_business_id: businessId })
        .where('provider_session_id', '=', providerSessionId)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return
      if (businessId === null) {
        await db
          .deleteFrom('app_active_business')
          .where('provider_session_id', '=', providerSessionId)
          .execute()
        return
      }
      const chosen = { business_id: businessId, chosen_at: new Date() }
      await db
        .insertInto('app_active_business')
        .values({ provider_session_id: providerSessionId, ...chosen })
        .onConflict((conflict) => conflict.column('provider_session_id').doUpdateSet(chosen))
        .execute()
    },
  }
}
