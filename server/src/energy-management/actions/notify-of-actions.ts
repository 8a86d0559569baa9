import type { ActionContent } from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import { notify } from '../../notifications/notify'

/**
 * Tells the user of the business who has the name of an action's new owner; where nobody has it, or several, nobody is
 * told: an owner is a name, and not everybody who answers for an action is a user.
 */
export async function notifyOwner(
  { db, user }: ChangeContext,
  { id, businessId, content }: { id: string; businessId: number; content: ActionContent },
  before: string | null,
): Promise<void> {
  const { owner, name } = content
  if (owner === null || owner === before) return
  const named = await db
    .selectFrom('portal_user')
    .select('uuid')
    .where('client_business_id', '=', businessId)
    .where('display_name', '=', owner)
    .where('disabled', '=', false)
    .limit(2)
    .execute()
  const [only] = named
  if (named.length !== 1 || only!.uuid === user.uuid) return
  await notify(db, {
    ...{ kind: 'ACTION_ASSIGNED', businessId, userUuid: only!.uuid, objectId: id, params: { name } },
  })
}
