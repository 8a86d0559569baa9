import type { Twin, TwinObject } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { Context } from '../../audit/service-context'
import { listDefinitions } from '../attributes/repository'
import { filesOfBusiness } from '../files/repository'
import { filesIn } from '../structure/files-in'
import { objectsAtLocations } from '../structure/item-repository'
import { visibleItem } from '../structure/service'
import { pointsOfTwin } from './repository'
import { inTreeOrder } from './tree-order'

/** A location with its objects and all that they refer to. Throws a Problem (404) for one that the user does not see. */
export async function readTwin(
  context: Context,
  { locationId, archived }: { locationId: string; archived?: 'true' | undefined },
): Promise<Twin> {
  const { db, user } = context
  const location = await visibleItem(context, { kind: 'LOCATION', id: locationId })
  const { fields, businessId, revision, archivedAt } = location
  if (fields.kind !== 'LOCATION') throw new Error(`${locationId} is no location`)
  const all = (await objectsAtLocations(db, [locationId])) as TwinObject[]
  const objects = inTreeOrder(all.filter((one) => archived === 'true' || one.archivedAt === null))
  const assigned = new Set(objects.flatMap((one) => one.fields.meteringPoints))
  const points = await pointsOfTwin(db, locationId)
  return {
    location: {
      ...{ id: locationId, businessId, name: fields.name, timeZone: fields.timeZone, plan: fields.plan },
      ...{ country: fields.country, region: fields.region },
      ...{ ...(archivedAt !== null && { archived: true as const }), revision },
    },
    objects,
    meteringPoints: points.filter((point) => point.archived !== true || assigned.has(point.id)),
    files: await filesOfBusiness(db, businessId, [location, ...objects].flatMap(filesIn)),
    attributes: await listDefinitions(db, [businessId], { appliesTo: 'OBJECT' }),
    canEdit: isPermitted(user.roles, 'structure:edit'),
    canAdminister: isPermitted(user.roles, 'structure:administer'),
  }
}
