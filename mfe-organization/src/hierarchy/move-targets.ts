import type { HierarchyNode, StructureKind } from '@energycockpit/contract'
import { kindsBelow } from './address'
import type { MovableNode } from './use-move'

const withoutSubmeters: readonly (HierarchyNode['kind'] | undefined)[] = [
  'VIRTUAL',
  'SENSOR',
  'WEATHER_STATION',
]

/** Kinds of items that can be moved below a node; below what counts nothing, and below archived nodes, there are none. */
export const acceptedKinds = ({ type, kind, archived }: HierarchyNode): readonly StructureKind[] =>
  archived || withoutSubmeters.includes(kind) ? [] : kindsBelow[type]

/** The kind of a node that can be moved; a virtual meter belongs where its formula was written. */
export const movableKind = ({ type, kind, archived }: HierarchyNode): MovableNode['kind'] | undefined =>
  archived || kind === 'VIRTUAL' || type === 'CLIENT_BUSINESS' ? undefined : type
