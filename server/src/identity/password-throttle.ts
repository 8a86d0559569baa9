import { sql, type Kysely } from 'kysely'
import { networkOf } from './network-of'
import type { Secrets } from '../secrets/secrets'
import type { IdentityTables } from './tables'

const minute = 60_000
const maxWait = 15 * minute
/** After this long without a guess everything is forgotten. */
export const guessMemory = 24 * 60 * minute

/**
 * How many wrong passwords are free before each further guess has to wait: for one user from one address; for one
 * user from anywhere (more, or anybody could lock a user out); for one address (more, for it may be a whole office).
 */
export const freeGuesses = { userAtAddress: 5, user: 50, address: 30 }

/** What is guessed or requested; each is counted by itself. */
export interface Guessed {
  name: string
  free: typeof freeGuesses
}
const passwords: Guessed = { name: 'guess', free: freeGuesses }
/** Codes of a second factor: only who has the password comes so far, so that nobody else locks the user out. */
export const secondFactorCodes: Guessed = {
  name: 'code',
  free: { userAtAddress: 5, user: 10, address: 30 },
}
/** Links for forgotten passwords: each that is requested counts, found or not. */
export const passwordLinks: Guessed = {
  name: 'link',
  free: { userAtAddress: 3, user: 5, address: 20 },
}

/** How long to wait after the last guess, in milliseconds: doubles with each failure, from 15 s to 15 minutes. */
export function waitAfter(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(maxWait, 15_000 * 2 ** Math.min(failures - free, 16))
}

export interface PasswordThrottle {
  /**
   * Asks for one guess. 0 lets it through and counts it as wrong until `right` is called, so that guesses made at
   * the same moment are counted too; otherwise the answer is the number of seconds to wait, and nothing is counted.
   */
  ask(userName: string, address: string, now?: Date): Promise<number>
  /** True once for each wait, for the audit log: somebody who goes on trying meanwhile does not fill it. */
  tellsOfWait(userName: string, address: string, now?: Date): Promise<boolean>
  /** The guess was right: it does not count, and the user's failures from this address are forgotten. */
  right(userName: string, address: string): Promise<void>
}

/** Counts wrong passwords in the entity store, so that a restart gives nobody a fresh start. */
export function createPasswordThrottle(
  db: Kysely<IdentityTables>,
  secrets: Secrets,
  { name, free: limits }: Guessed = passwords,
): PasswordThrottle {
  const subjectsOf = (userName: string, from: string) => {
    const user = userName.trim().toLowerCase()
    const address = networkOf(from)
    return [
      { hash: secrets.hash(`${name} ${address} ${user}`), free: limits.userAtAddress },
      { hash: secrets.hash(`${name} user ${user}`), free: limits.user },
      { hash: secrets.hash(`${name} address ${address}`), free: limits.address },
    ]
  }

  return {
    async ask(userName, address, now = new Date()) {
      // Always in the same order, so that two guesses never wait for each other's locks.
      const subjects = subjectsOf(userName, address).sort((a, b) => (a.hash < b.hash ? -1 : 1))
      return db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('identity_password_guess')
          .values(subjects.map(({ hash }) => ({ subject_hash: hash, failures: 0, last_failure_at: now })))
          .onConflict((conflict) => conflict.column('subject_hash').doNothing())
          .execute()
        const rows = await transaction
          .selectFrom('identity_password_guess')
          .selectAll()
          .where(
            'subject_hash',
            'in',
            subjects.map(({ hash }) => hash),
          )
          .orderBy('subject_hash')
          .forUpdate()
          .execute()
        const counted = rows.map((row) => {
          const last = row.last_failure_at.getTime()
          const failures = now.getTime() - last > guessMemory ? 0 : row.failures
          const free = subjects.find(({ hash }) => hash === row.subject_hash)?.free ?? 0
          // Whoever asked later may have been let through first: without a wait, their moment holds up nobody.
          const wait = waitAfter(failures, free)
          return { hash: row.subject_hash, failures, wait: wait === 0 ? 0 : last + wait - now.getTime() }
        })
        const wait = Math.max(...counted.map((one) => one.wait))
        if (wait > 0) return Math.ceil(wait / 1000)
        for (const { hash, failures } of counted) {
          await transaction
            .updateTable('identity_password_guess')
            .set({ failures: failures + 1, last_failure_at: now })
            .where('subject_hash', '=', hash)
            .execute()
        }
        return 0
      })
    },

    async tellsOfWait(userName, address, now = new Date()) {
      const { numUpdatedRows } = await db
        .updateTable('identity_password_guess')
        .set({ wait_told_at: now })
        .where(({ and, eb, or }) =>
          or(
            subjectsOf(userName, address).map(({ hash, free }) =>
              and([eb('subject_hash', '=', hash), eb('failures', '>=', free)]),
            ),
          ),
        )
        .where(sql<boolean>`(wait_told_at is null or wait_told_at < last_failure_at)`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async right(userName, address) {
      const [here, ...others] = subjectsOf(userName, address).map(({ hash }) => hash)
      await db
        .deleteFrom('identity_password_guess')
        .where('subject_hash', '=', here ?? '')
        .execute()
      await db
        .updateTable('identity_password_guess')
        .set({ failures: sql<number>`greatest(failures - 1, 0)` })
        .where('subject_hash', 'in', others)
        .execute()
    },
  }
}
