import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import { isBelowNodes } from '../../organization/lists/objects-below'

/** A condition of `metering_point p`. */
export type PointsBelow = RawBuilder<boolean>

/** Metering points in use at or below a node, or all that are visible. */
export const pointsBelow = (nodeId: string | undefined, visible: readonly number[]): PointsBelow => {
  const below =
    nodeId === undefined
      ? sql`true`
      : isBelowNodes([nodeId], visible, {
          business: sql`p.client_business_id`,
          location: sql`p.location_id`,
        })
  return sql<boolean>`p.client_business_id = ${anyOf(visible)} and p.archived_at is null and ${below}`
}
