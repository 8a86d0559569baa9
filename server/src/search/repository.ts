import { maxCounted, maxFoundOfKind, type FoundKind, type FoundObject } from '@energycockpit/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { anyOf } from '../access/visible-businesses'
import { containing } from '../entities/containing'
import type { Tables } from '../entities/tables'
import { pathTo } from '../organization/hierarchy-repository'
import type { SearchedKind, Searcher } from './searched-kinds'
import type { SearchedText } from './searched-text'

type Database = Kysely<Tables>

export interface FoundRow extends Pick<
  FoundObject,
  'id' | 'name' | 'matched' | 'kind' | 'productType' | 'owner'
> {
  path: { name: string }[]
  /** Of a saved view. */
  page: string | null
  query: string | null
  count: number
}

/** Of each kind the candidates that begin with what is searched are sorted out of no more than these. */
const maxBeginning = 50
/** Comes after everything that a name goes on with. */
const last = '\u{10FFFF}'

/** As the store writes it. */
export async function readText(db: Database, query: string) {
  const { rows } = await sql<{ folded: string; squeezed: string | null }>`
    select search_folded(${query}) as folded, search_squeezed(${query}) as squeezed`.execute(db)
  return rows[0]!
}

/**
 * What holds all words, the best first. An exact id and the beginning of a name are found in whatever number of others
 * that hold the words; of those no more are read than are counted.
 */
export function findHolding(
  db: Database,
  searched: SearchedKind,
  text: SearchedText,
  searcher: Searcher,
): Promise<FoundRow[]> {
  const { folded, squeezed } = text
  const begins = sql`left(n.search_text, 100) collate "C"`
  const ways = [
    sql`(select n.id from seen n where n.search_ids @> array[${squeezed}]::text[] limit ${maxBeginning})`,
    sql`(select n.id from seen n
      where ${begins} >= ${` ${folded}`} and ${begins} < ${` ${folded}${last}`} limit ${maxBeginning})`,
    sql`(select n.id from seen n where ${holdsAll(text)} limit ${maxCounted})`,
  ]
  return ranked(db, { searched, text, searcher, ways, rank: rankOf(text) })
}

/** Metering points that hold some of the words, at locations that hold the others. */
export function findAtLocations(
  db: Database,
  searched: SearchedKind,
  text: SearchedText,
  searcher: Searcher,
): Promise<FoundRow[]> {
  const { words } = text
  const { visibleBusinessIds: visible } = searcher
  // Which of the words are those of the location is not known: each by itself, and all but each.
  const ofLocation = new Set([
    ...words.map((word) => [word]),
    ...words.map((word) => words.filter((one) => one !== word)),
  ])
  const locations = [...ofLocation].map(
    (some) => sql`(
      select l.id, l.search_text from location l
      where l.client_business_id + 0 = ${anyOf(visible)} and ${holds(sql`l.search_text`, some)}
      limit ${maxLocations})`,
  )
  const together = words.map(
    (word) => sql`(${holds(sql`n.search_text`, [word])} or ${holds(sql`l.search_text`, [word])})`,
  )
  const ways = [
    sql`(select n.id from (${sql.join(locations, sql` union `)}) l
      cross join lateral (select * from seen where seen.location_id = l.id offset 0) n
      where ${sql.join(together, sql` and `)} limit ${maxCounted})`,
  ]
  return ranked(db, { searched, text, searcher, ways, rank: rankOf(text) })
}

/** The metering points of so many are looked through for each way to read the words. */
const maxLocations = 50

/** How much of a word's groups of three letters must be there at least: two swapped letters leave a third of them. */
const similarEnough = 0.3

/** What may be written similarly to all words. None where PostgreSQL has no `pg_trgm`. */
export async function findSimilar(
  db: Database,
  kinds: readonly SearchedKind[],
  { words }: SearchedText,
  searcher: Searcher,
): Promise<{ kind: FoundKind; id: string; text: string }[]> {
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return []
  const similar = words.map((word) => sql`${word} <% n.search_text`)
  const each = kinds.map(
    (searched) => sql`(
      select ${searched.kind}::text as kind, n.id, n.search_text as text
      from (${seenRows(searched, searcher)}) n where ${sql.join(similar, sql` and `)} limit ${maxCounted})`,
  )
  return db.transaction().execute(async (transaction) => {
    const threshold = sql`set_config('pg_trgm.word_similarity_threshold', ${String(similarEnough)}, true)`
    await sql`select ${threshold}`.execute(transaction)
    const found = await sql<{ kind: FoundKind; id: string; text: string }>`
      ${sql.join(each, sql` union all `)}`.execute(transaction)
    return found.rows
  })
}

/** What is shown of a few objects, in their order. */
export function findById(
  db: Database,
  searched: SearchedKind,
  text: SearchedText,
  { ids, searcher }: { ids: readonly string[]; searcher: Searcher },
): Promise<FoundRow[]> {
  const list = sql`array(select json_array_elements_text(${JSON.stringify(ids)}::json))`
  const ways = [sql`select unnest(${list})`]
  return ranked(db, { searched, text, searcher, ways, rank: sql`array_position(${list}, n.id)` })
}

/** Of two letters and fewer there is no group of three that an index could know, unless they begin a word. */
const pattern = (word: string) => containing(word.length < 3 ? ` ${word}` : word)

const holds = (where: RawBuilder<unknown>, words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`${where} like ${pattern(word)}`),
    sql` and `,
  )

function holdsAll({ words, squeezed, folded }: SearchedText): RawBuilder<unknown> {
  const all = holds(sql`n.search_text`, words)
  // A number that is written with other blanks than it was stored with.
  const isNumber = /\d/.test(squeezed) && squeezed !== folded
  return isNumber ? sql`((${all}) or n.search_text like ${containing(` ${squeezed}`)})` : all
}

/** The smaller the better. */
function rankOf({ folded, words, squeezed }: SearchedText): RawBuilder<number> {
  const wordsBegin = (where: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => sql`${where} like ${containing(` ${word}`)}`),
      sql` and `,
    )
  return sql`case
    when n.search_ids @> array[${squeezed}]::text[] then 0
    when n.name_text = ${folded} then 1
    when starts_with(n.name_text, ${folded}) then 2
    when ${wordsBegin(sql`' ' || n.name_text`)} then 3
    when ${wordsBegin(sql`n.search_text`)} then 4
    else 5 end`
}

/** With the sum no index of the businesses is read, which would go through most of a table for what a few words mean. */
const seenRows = (searched: SearchedKind, searcher: Searcher) => sql`
  select * from (${searched.rows(searcher)}) one
  where one.client_business_id + 0 = ${anyOf(searcher.visibleBusinessIds)}`

interface Ranking {
  searched: SearchedKind
  text: SearchedText
  searcher: Searcher
  /** Each gives the ids of some of the rows `seen`. */
  ways: readonly RawBuilder<unknown>[]
  /** Of a row `n`. */
  rank: RawBuilder<unknown>
}

async function ranked(db: Database, { searched, text, searcher, ways, rank }: Ranking): Promise<FoundRow[]> {
  const visible = searcher.visibleBusinessIds
  const { rows } = await sql<FoundRow>`
    with seen as not materialized (${seenRows(searched, searcher)}),
    found as (
      select n.*, ${rank} as rank, count(*) over () as count
      from (
        select seen.*, search_folded(seen.name) as name_text from seen
        where seen.id = any (array(${sql.join(ways, sql` union `)}))) n
      order by rank, length(n.name), n.name_text collate "C", n.id collate "C"
      limit ${maxFoundOfKind})
    select n.id, n.name, n.kind, n.product_type as "productType", n.owner, n.page, n.query,
      n.count::integer as count, ${matchedBy(text)} as matched, ${pathTo(sql`n.parent_node`, visible)} as path
    from found n
    order by n.rank, length(n.name), n.name_text collate "C", n.id collate "C"`.execute(db)
  return rows
}

/** The identifier that holds what the name does not, of a row `n`. */
function matchedBy({ words, squeezed }: SearchedText): RawBuilder<FoundRow['matched']> {
  const missing = words.map(
    (word) =>
      sql`(n.name_text not like ${containing(word)} and search_folded(one.value) like ${containing(word)})`,
  )
  return sql`(
    select json_build_object('field', one.key, 'value', one.value) from json_each_text(n.identifiers) one
    where search_squeezed(one.value) = ${squeezed} or ${sql.join(missing, sql` or `)}
      or (n.name_text not like ${containing(words[0] ?? '')} and search_squeezed(one.value) like ${containing(squeezed)})
    order by search_squeezed(one.value) = ${squeezed} desc
    limit 1)`
}
