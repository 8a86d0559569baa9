import type { JWTPayload } from 'jose'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { loadUser } from './load-user'
import type { SignedInUser } from '../access/signed-in-user'
import { factsOfClaims, type UserFacts } from './user-facts'

type Claims = JWTPayload & { sub: string }

export interface Users {
  /**
   * The user of a verified token, at sign-in and whenever a token comes in. Undefined: nobody to let in, without a
   * reason to tell. Rejects with a Problem (403) when there is a reason that the user can do something about.
   */
  admit(claims: Claims): Promise<SignedInUser | undefined>
}

/** With the embedded provider the portal's own table is where users are kept. */
export function embeddedUsers(db: Kysely<Tables>): Users {
  return { admit: ({ sub }) => loadUser(db, sub) }
}

/**
 * With a Keycloak users are kept there, and the table has a copy of what its tokens said last. Keycloak decides name,
 * address, client business and roles; the portal decides whether a user is disabled, which businesses there are and
 * what hangs together with them, and keeps what belongs to the portal alone (settings, confirmations).
 */
export function keycloakUsers(db: Kysely<Tables>): Users {
  return {
    async admit(claims) {
      const facts = factsOfClaims(claims)
      await storeUserFacts(db, facts, new Date((claims.iat ?? 0) * 1000))
      const user = await loadUser(db, facts.uuid)
      if (!user) throw new Problem(403, 'ACCOUNT_DISABLED')
      return user
    },
  }
}

/**
 * Writes down what the provider said of a user at a moment, unless something newer is known. Rejects with a Problem
 * when the portal does not know the business or the user has no role in it; an older copy is left as it was.
 */
export async function storeUserFacts(db: Kysely<Tables>, facts: UserFacts, saidAt: Date): Promise<void> {
  const known = await db
    .selectFrom('portal_user')
    .select(['user_name', 'display_name', 'email', 'client_business_id', 'roles', 'facts_of'])
    .where('uuid', '=', facts.uuid)
    .executeTakeFirst()
  const since = known?.facts_of?.getTime() ?? 0
  if (saidAt.getTime() < since) return
  if (known && saidAt.getTime() === since && isCopy(known, facts)) return
  const refusal = await refusalOf(db, facts)
  if (refusal) {
    await withdrawRoles(db, facts.uuid, saidAt)
    throw new Problem(403, refusal)
  }
  await write(db, facts, saidAt)
}

interface Copy {
  user_name: string
  display_name: string
  email: string | null
  client_business_id: number
  roles: number[]
}

const isCopy = (known: Copy, facts: UserFacts): boolean =>
  known.user_name === facts.userName &&
  known.display_name === facts.displayName &&
  known.email === facts.email &&
  known.client_business_id === facts.clientBusinessId &&
  known.roles.join() === facts.roles.join()

async function refusalOf(
  db: Kysely<Tables>,
  { clientBusinessId, roles }: UserFacts,
): Promise<'BUSINESS_UNKNOWN' | 'NO_ROLE' | undefined> {
  const business = await db
    .selectFrom('client_business')
    .select('id')
    .where('id', '=', clientBusinessId)
    .executeTakeFirst()
  if (!business) return 'BUSINESS_UNKNOWN'
  return roles.length === 0 ? 'NO_ROLE' : undefined
}

/** A user who has been let in before keeps no roles for the minutes that an older token is still good. */
async function withdrawRoles(db: Kysely<Tables>, uuid: string, saidAt: Date): Promise<void> {
  await db
    .updateTable('portal_user')
    .set({ roles: sql<number[]>`'{}'::integer[]`, facts_of: saidAt })
    .where('uuid', '=', uuid)
    .execute()
}

async function write(db: Kysely<Tables>, facts: UserFacts, saidAt: Date): Promise<void> {
  const copy = {
    user_name: facts.userName,
    display_name: facts.displayName,
    email: facts.email,
    client_business_id: facts.clientBusinessId as number,
    roles: sql<number[]>`${`{${facts.roles.join()}}`}::integer[]`,
    facts_of: saidAt,
  }
  await db.transaction().execute(async (transaction) => {
    // A name belongs to one user of the realm at a time. Whoever had it before has another one by now, or is gone
    // from there; the copy gets the new name at that user's next sign-in.
    await transaction
      .updateTable('portal_user')
      .set({ user_name: sql<string>`user_name || ' (' || uuid || ')'` })
      .where(sql<string>`lower(user_name)`, '=', facts.userName.toLowerCase())
      .where('uuid', '<>', facts.uuid)
      .execute()
    await transaction
      .insertInto('portal_user')
      .values({ uuid: facts.uuid, password_hash: null, ...copy })
      .onConflict((conflict) =>
        conflict
          .column('uuid')
          .doUpdateSet(copy)
          .where((where) =>
            where.or([
              where('portal_user.facts_of', 'is', null),
              where('portal_user.facts_of', '<=', saidAt),
            ]),
          ),
      )
      .execute()
  })
}
