import { maxCounted, maxFoundOfKind, type FoundKind, type FoundObject } from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import type { Context } from '../audit/service-context'
import { findAtLocations, findById, findHolding, findSimilar, readText, type FoundRow } from './repository'
import { searchedKinds, type SearchedKind } from './searched-kinds'
import { searchedText, type SearchedText } from './searched-text'
import { typosIn } from './typos'
import { urlOf } from './url-of'

/** What the user sees of what holds the words; only where nothing does, what is written similarly. */
export async function searchAll({ db, user }: Context, query: string) {
  const text = searchedText(await readText(db, query))
  if (text === undefined) return { groups: [], similar: false }
  const kinds = searchedKinds.filter(({ needs }) => isPermitted(user.roles, needs))
  const holding = await Promise.all(
    kinds.map(async (searched): Promise<[FoundKind, FoundRow[]]> => [
      searched.kind,
      await holdingOf(db, searched, text, user),
    ]),
  )
  const exact = groupsOf(holding, user)
  if (exact.length > 0) return { groups: exact, similar: false }
  return { groups: groupsOf(await similarOf(db, kinds, text, user), user), similar: true }
}

async function similarOf(
  db: Context['db'],
  kinds: readonly SearchedKind[],
  text: SearchedText,
  user: SignedInUser,
): Promise<[FoundKind, FoundRow[]][]> {
  const candidates = await findSimilar(db, kinds, text, user)
  return Promise.all(
    kinds.map(async (searched): Promise<[FoundKind, FoundRow[]]> => {
      const ids = candidates
        .filter(({ kind }) => kind === searched.kind)
        .map(({ id, text: written }) => ({ id, typos: typosIn(text.words, written) ?? Infinity }))
        .filter(({ typos }) => typos < Infinity)
        .sort((one, other) => one.typos - other.typos)
        .map(({ id }) => id)
      if (ids.length === 0) return [searched.kind, []]
      const best = ids.slice(0, maxFoundOfKind)
      const rows = await findById(db, searched, text, { ids: best, searcher: user })
      return [searched.kind, rows.map((row) => ({ ...row, count: ids.length }))]
    }),
  )
}

/** 'Ashgrove gas' is the gas meter at Ashgrove, too, where its own name does not say so. */
async function holdingOf(
  db: Context['db'],
  searched: SearchedKind,
  text: SearchedText,
  user: SignedInUser,
): Promise<FoundRow[]> {
  const found = await findHolding(db, searched, text, user)
  const isComplete = found.length === maxFoundOfKind || text.words.length < 2
  if (searched.kind !== 'METERING_POINT' || isComplete) return found
  const known = new Set(found.map(({ id }) => id))
  const atLocations = await findAtLocations(db, searched, text, user)
  const others = atLocations.filter(({ id }) => !known.has(id))
  const more = (atLocations[0]?.count ?? 0) - (atLocations.length - others.length)
  const count = Math.min(found.length + more, maxCounted)
  return [...found, ...others].slice(0, maxFoundOfKind).map((row) => ({ ...row, count }))
}

const groupsOf = (found: readonly [FoundKind, FoundRow[]][], user: SignedInUser) =>
  found.flatMap(([kind, rows]) =>
    rows.length === 0
      ? []
      : [{ kind, count: rows[0]!.count, found: rows.map((row) => shown(kind, row, user)) }],
  )

function shown(kind: FoundKind, row: FoundRow, user: SignedInUser): FoundObject {
  const { id, name, matched, kind: objectKind, productType, owner } = row
  return {
    ...{ id, name, matched, productType, owner, kind: objectKind },
    path: row.path.map((node) => node.name),
    url: urlOf(kind, row, isPermitted(user.roles, 'measurements:read')),
  }
}
