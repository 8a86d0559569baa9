import { formerAfterMove, type HierarchyNode, type StructureFields } from '@energycockpit/contract'
import { isPlaced, parentOf } from './places-over-time'
import type { Item } from './structure'

/** Where items are moved: a node of the hierarchy, and of a metering point the location that it belongs to. */
export interface MoveTarget {
  type: HierarchyNode['type']
  id: string
  /** Only of metering points. */
  location: string | null
}

/** Kinds of nodes that an item of each kind can be moved to; series belong to their metering point for good. */
export const targetsOfKind: Readonly<Record<StructureFields['kind'], readonly MoveTarget['type'][]>> = {
  ORG_UNIT: ['CLIENT_BUSINESS', 'ORG_UNIT'],
  LOCATION: ['CLIENT_BUSINESS', 'ORG_UNIT'],
  METERING_POINT: ['LOCATION', 'METERING_POINT'],
  SERIES: [],
  // They are no nodes: their location and the object above are fields.
  OBJECT: [],
}

/** An item at its new place, with the old one in its history; `since` as in `formerAfterMove`. */
export function movedTo(item: Item, target: MoveTarget, since: string | null): Item {
  const { fields } = item
  const after = atPlace(item, target)
  if (!isPlaced(fields) || !isPlaced(after.fields)) return after
  const placed = { parent: parentOf(fields), former: fields.formerParents }
  const formerParents = formerAfterMove(placed, { to: parentOf(after.fields), since })
  return { ...after, fields: { ...after.fields, formerParents } }
}

/**
 * An item at its new place. A submeter that is moved to a location leaves the meter above it and becomes a main meter;
 * a meter that is moved below another becomes its submeter. What counts nothing, such as a sensor, stays what it is, for
 * the rules to refuse below a meter.
 */
function atPlace(item: Item, { type, id, location }: MoveTarget): Item {
  const { fields } = item
  switch (fields.kind) {
    case 'ORG_UNIT':
    case 'LOCATION':
      return { ...item, fields: { ...fields, parentOrgUnit: type === 'ORG_UNIT' ? id : null } }
    case 'METERING_POINT':
      return type === 'LOCATION'
        ? {
            ...item,
            fields: {
              ...fields,
              location: id,
              ...(fields.type === 'SUB' && meterType(fields, 'MAIN', null)),
            },
          }
        : {
            ...item,
            fields: { ...fields, location: location ?? fields.location, ...meterType(fields, 'SUB', id) },
          }
    case 'SERIES':
    case 'OBJECT':
      return item
  }
}

type PointFields = Extract<StructureFields, { kind: 'METERING_POINT' }>

const meterType = (
  { objectKind, type }: PointFields,
  newType: 'MAIN' | 'SUB',
  parentMeteringPoint: string | null,
) =>
  type === null
    ? { parentMeteringPoint }
    : {
        ...{ type: newType, parentMeteringPoint },
        objectKind: objectKind === 'MANUAL_READ' ? objectKind : newType,
      }
