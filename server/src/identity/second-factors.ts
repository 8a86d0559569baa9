import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import type { Secrets } from '../secrets/secrets'
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes'
import { appUri, isTimeCode, newTimeSecret, stepOfCode } from './time-codes'

/** How long a secret waits for its first code, in milliseconds. */
export const ENROLMENT_LASTS = 60 * 60 * 1000

/** The second factor of users: what an authenticator app and the codes on paper are checked against. */
export interface SecondFactors {
  /** Since when signing in asks for a code; null while it does not. */
  stateOf(db: Kysely<Tables>, userUuid: string): Promise<{ since: Date | null; recoveryCodesLeft: number }>
  /** Makes the secret for the app. Rejects with SECOND_FACTOR_ON. */
  begin(
    db: Kysely<Tables>,
    user: { uuid: string; userName: string },
  ): Promise<{ secret: string; uri: string }>
  /**
   * Switches it on and answers the recovery codes. Rejects with SECOND_FACTOR_NOT_BEGUN, SECOND_FACTOR_ON or
   * SECOND_FACTOR_WRONG.
   */
  finish(transaction: Kysely<Tables>, userUuid: string, code: string, now?: Date): Promise<string[]>
  /** Which kind of code it is, used up from now on; undefined when it is not good, or was used before. */
  use(db: Kysely<Tables>, userUuid: string, code: string, now?: Date): Promise<'app' | 'recovery' | undefined>
  /** Ten new recovery codes in place of those before. Rejects with SECOND_FACTOR_OFF. */
  renewRecoveryCodes(transaction: Kysely<Tables>, userUuid: string): Promise<string[]>
  /** Rejects with SECOND_FACTOR_OFF. */
  switchOff(db: Kysely<Tables>, userUuid: string): Promise<void>
}

export function secondFactors(secrets: Secrets): SecondFactors {
  // With the user in it: nobody's secret opens in another's row.
  const seal = (userUuid: string, secret: string) => secrets.seal(`${userUuid} ${secret}`)
  const open = (userUuid: string, sealed: string) => {
    const [owner, secret] = secrets.open(sealed)?.split(' ') ?? []
    return owner === userUuid ? secret : undefined
  }
  const hashOf = (userUuid: string, code: string) =>
    secrets.hash(`recovery code ${userUuid} ${readRecoveryCode(code)}`)

  async function putRecoveryCodes(transaction: Kysely<Tables>, userUuid: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    await transaction.deleteFrom('recovery_code').where('user_uuid', '=', userUuid).execute()
    await transaction
      .insertInto('recovery_code')
      .values(codes.map((code) => ({ user_uuid: userUuid, code_hash: hashOf(userUuid, code) })))
      .execute()
    return codes
  }

  const rowOf = (db: Kysely<Tables>, userUuid: string) =>
    db.selectFrom('second_factor').selectAll().where('user_uuid', '=', userUuid)

  return {
    async stateOf(db, userUuid) {
      const row = await rowOf(db, userUuid).executeTakeFirst()
      if (!row?.switched_on_at) return { since: null, recoveryCodesLeft: 0 }
      const { left } = await db
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .where('user_uuid', '=', userUuid)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return { since: row.switched_on_at, recoveryCodesLeft: Number(left) }
    },

    async begin(db, { uuid, userName }) {
      const secret = newTimeSecret()
      const begun = { sealed_secret: seal(uuid, secret), begun_at: new Date() }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('second_factor')
        .values({ user_uuid: uuid, switched_on_at: null, ...begun })
        .onConflict((conflict) =>
          conflict.column('user_uuid').doUpdateSet(begun).where('second_factor.switched_on_at', 'is', null),
        )
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) throw new Problem(409, 'SECOND_FACTOR_ON')
      return { secret, uri: appUri(secret, userName) }
    },

    async finish(transaction, userUuid, code, now = new Date()) {
      const row = await rowOf(transaction, userUuid).forUpdate().executeTakeFirst()
      if (row?.switched_on_at) throw new Problem(409, 'SECOND_FACTOR_ON')
      const secret = row && open(userUuid, row.sealed_secret)
      if (!secret || now.getTime() - row.begun_at.getTime() > ENROLMENT_LASTS)
        throw new Problem(409, 'SECOND_FACTOR_NOT_BEGUN')
      const step = stepOfCode(secret, code, now)
      if (step === undefined) throw new Problem(400, 'SECOND_FACTOR_WRONG')
      await transaction
        .updateTable('second_factor')
        .set({ switched_on_at: now, last_step: step })
        .where('user_uuid', '=', userUuid)
        .execute()
      return putRecoveryCodes(transaction, userUuid)
    },

    async use(db, userUuid, code, now = new Date()) {
      const row = await rowOf(db, userUuid).where('switched_on_at', 'is not', null).executeTakeFirst()
      if (!row) return undefined
      if (!isTimeCode(code)) {
        const { numUpdatedRows } = await db
          .updateTable('recovery_code')
          .set({ used_at: now })
          .where('user_uuid', '=', userUuid)
          .where('code_hash', '=', hashOf(userUuid, code))
          .where('used_at', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows === 1n ? 'recovery' : undefined
      }
      const secret = open(userUuid, row.sealed_secret)
      const step = secret && stepOfCode(secret, code, now)
      if (!step) return undefined
      // One statement decides who was first: of two requests with one code, one is let in.
      const { numUpdatedRows } = await db
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('user_uuid', '=', userUuid)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return numUpdatedRows === 1n ? 'app' : undefined
    },

    async renewRecoveryCodes(transaction, userUuid) {
      const row = await rowOf(transaction, userUuid).forUpdate().executeTakeFirst()
      if (!row?.switched_on_at) throw new Problem(409, 'SECOND_FACTOR_OFF')
      return putRecoveryCodes(transaction, userUuid)
    },

    async switchOff(db, userUuid) {
      const { numDeletedRows } = await db
        .deleteFrom('second_factor')
        .where('user_uuid', '=', userUuid)
        .where('switched_on_at', 'is not', null)
        .executeTakeFirst()
      if (numDeletedRows !== 1n) throw new Problem(409, 'SECOND_FACTOR_OFF')
    },
  }
}
