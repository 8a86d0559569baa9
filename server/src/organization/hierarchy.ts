import type { HierarchyNode } from '@energycockpit/contract'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import {
  findChildren,
  findPath,
  findTopNodes,
  searchNodes,
  type NodeQuery,
  type NodeRow,
} from './hierarchy-repository'
import { fromCursor, toCursor } from './node-page'

export interface NodesQuery {
  parentId?: string | undefined
  search?: string | undefined
  archived?: 'true' | undefined
  cursor?: string | undefined
  limit: number
}

export interface NodesResult {
  nodes: HierarchyNode[]
  nextCursor: string | null
}

/**
 * One page of the nodes under a parent, at the top, or found by a search, among those of the visible businesses.
 * A parent that does not exist and one of another business are the same 404.
 */
export async function hierarchyNodes(
  { db }: Entities,
  visible: readonly number[],
  { parentId, search, archived, cursor, limit }: NodesQuery,
): Promise<NodesResult> {
  const query: NodeQuery = {
    visible,
    withArchived: archived === 'true',
    after: cursor === undefined ? undefined : fromCursor(cursor),
    // One more than is shown tells whether there is a next page.
    limit: limit + 1,
  }
  if (search !== undefined) {
    const rows = await searchNodes(db, search, query)
    return page(rows, limit, (row) => row.path)
  }
  if (parentId === undefined) return page(await findTopNodes(db, query), limit, () => [])
  const path = await findPath(db, parentId, visible)
  if (path.length === 0) throw new Problem(404, 'NOT_FOUND')
  return page(await findChildren(db, parentId, query), limit, () => path)
}

function page<Row extends NodeRow>(
  rows: readonly Row[],
  limit: number,
  pathOf: (row: Row) => HierarchyNode['path'],
): NodesResult {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    nodes: shown.map((row) => toNode(row, pathOf(row))),
    nextCursor:
      last === undefined ? null : toCursor({ rank: last.rank, sortName: last.sort_name, id: last.id }),
  }
}

const toNode = (row: NodeRow, path: HierarchyNode['path']): HierarchyNode => ({
  id: row.id,
  type: row.type,
  name: row.name,
  // The node above, where the user may see it.
  parentId: path.at(-1)?.id ?? null,
  hasChildren: row.has_children,
  ...(row.archived_at !== null && { archived: true as const }),
  kind: row.kind,
  productType: row.product_type,
  path,
})
