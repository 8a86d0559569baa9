import type { AuditAction, ReasonCode } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import type { AuditLog } from './audit-log'

/** What the audit log is told of people who come and go. */
export interface SignInEntries {
  succeeded(userUuid: string): Promise<void>
  /**
   * A wrong password, the password of a disabled user, or a wrong code after the right password. Undefined: there is
   * no user of the name that was given.
   */
  failed(userUuid: string | undefined, step?: 'second-factor'): Promise<void>
  /** Too many wrong ones: nothing was looked at, be it right or wrong. To be told once for each wait. */
  throttled(userUuid: string | undefined, step?: 'second-factor'): Promise<void>
  /** The provider let the user in, and the portal did not. */
  refused(userUuid: string, reason: ReasonCode): Promise<void>
  signedOut(userUuid: string): Promise<void>
  signedOutEverywhere(userUuid: string): Promise<void>
  /** In place of a code of the authenticator app. */
  recoveryCodeUsed(userUuid: string): Promise<void>
}

export function signInEntries(db: Kysely<Tables>, audit: AuditLog): SignInEntries {
  const find = async (uuid: string) =>
    db
      .selectFrom('portal_user')
      .select(['uuid', 'display_name', 'client_business_id'])
      .where('uuid', '=', uuid)
      .executeTakeFirst()

  async function didThemselves(action: AuditAction, uuid: string): Promise<void> {
    const user = await find(uuid)
    if (!user) return
    const actor = { uuid, displayName: user.display_name }
    await audit.write(db, { action, actor, businessId: user.client_business_id })
  }

  async function wasTried(action: AuditAction, uuid: string | undefined, step?: string): Promise<void> {
    const user = uuid === undefined ? undefined : await find(uuid)
    await audit.write(db, {
      action,
      // What was typed in place of a known name is not kept: it may be a password.
      subject: user && { id: user.uuid, name: user.display_name },
      businessId: user?.client_business_id ?? null,
      ...(step !== undefined && { detail: { step } }),
    })
  }

  return {
    succeeded: (uuid) => didThemselves('sign-in.succeeded', uuid),
    signedOut: (uuid) => didThemselves('sign-out', uuid),
    signedOutEverywhere: (uuid) => didThemselves('sign-out-everywhere', uuid),
    recoveryCodeUsed: (uuid) => didThemselves('second-factor.recovery-code-used', uuid),

    failed: (uuid, step) => wasTried('sign-in.failed', uuid, step),
    throttled: (uuid, step) => wasTried('sign-in.throttled', uuid, step),

    async refused(uuid, reason) {
      const user = await find(uuid)
      await audit.write(db, {
        action: 'sign-in.refused',
        subject: user && { id: user.uuid, name: user.display_name },
        businessId: user?.client_business_id ?? null,
        detail: { reason },
      })
    },
  }
}
