import type { FilePurpose, StructureFile } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'

type Database = Kysely<Tables>

/** An embedded store takes several times the memory of each of them while it is read or written. */
const pieceBytes = 1_000_000

export interface NewFile {
  id: string
  businessId: number
  purpose: FilePurpose
  name: string
  type: string
  content: Buffer
  contentHash: string
  image: { width: number; height: number; thumbnail: Buffer } | null
  at: Date
  by: string
}

export async function insertFile(db: Database, file: NewFile): Promise<void> {
  const { id, purpose, name, type, content, image } = file
  await db
    .insertInto('structure_file')
    .values({
      ...{ id, client_business_id: file.businessId, purpose, name, type, bytes: content.length },
      ...{ width: image?.width ?? null, height: image?.height ?? null, thumbnail: image?.thumbnail ?? null },
      ...{ content_hash: file.contentHash, uploaded_at: file.at, uploaded_by: file.by },
    })
    .execute()
  for (let place = 0; place * pieceBytes < content.length; place += 1)
    await db
      .insertInto('structure_file_piece')
      .values({ file_id: id, place, content: content.subarray(place * pieceBytes, (place + 1) * pieceBytes) })
      .execute()
}

const columns = [
  ...(['id', 'purpose', 'name', 'type', 'bytes', 'width', 'height'] as const),
  ...(['uploaded_at as uploadedAt', 'uploaded_by as uploadedBy'] as const),
] as const

interface FileRow extends Omit<StructureFile, 'uploaded'> {
  uploadedAt: Date
  uploadedBy: string | null
}

const fileOf = ({ uploadedAt, uploadedBy, ...file }: FileRow): StructureFile => ({
  ...file,
  uploaded: { at: new Date(uploadedAt).toISOString(), by: uploadedBy },
})

/** One of the visible businesses'; undefined when there is none. */
export async function findFile(
  db: Database,
  id: string,
  visible: readonly number[],
): Promise<StructureFile | undefined> {
  const row = await db
    .selectFrom('structure_file')
    .select(columns)
    .where('id', '=', id)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  return row && fileOf(row)
}

/** Those of a business with these ids. */
export async function filesOfBusiness(
  db: Database,
  businessId: number,
  ids: readonly string[],
): Promise<StructureFile[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('structure_file')
    .select(columns)
    .where('client_business_id', '=', businessId)
    .where('id', '=', idsIn(ids))
    .orderBy('id')
    .execute()
  return rows.map(fileOf)
}

/** What was uploaded before with the same content, which is not deleted for another while. */
export async function sameFile(
  db: Database,
  { businessId, purpose, contentHash, at }: Pick<NewFile, 'businessId' | 'purpose' | 'contentHash' | 'at'>,
): Promise<StructureFile | undefined> {
  const row = await db
    .updateTable('structure_file')
    .set({ uploaded_at: sql<Date>`case when used_at is null then ${at} else uploaded_at end` })
    .where('client_business_id', '=', businessId)
    .where('purpose', '=', purpose)
    .where('content_hash', '=', contentHash)
    .returning(columns)
    .executeTakeFirst()
  return row && fileOf(row)
}

/** Of all files of a business. */
export async function bytesOfBusiness(db: Database, businessId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('structure_file')
    .select(sql<string | null>`sum(bytes + coalesce(length(thumbnail), 0))`.as('bytes'))
    .where('client_business_id', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

export async function contentOf(db: Database, id: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for (;;) {
    const row = await db
      .selectFrom('structure_file_piece')
      .select('content')
      .where('file_id', '=', id)
      .where('place', '=', pieces.length)
      .executeTakeFirst()
    if (row === undefined) return Buffer.concat(pieces)
    pieces.push(row.content)
  }
}

/** Undefined of what is no image. */
export async function thumbnailOf(db: Database, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('structure_file')
    .select('thumbnail')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.thumbnail ? Buffer.from(row.thumbnail) : undefined
}

/** What the files of a business are for; until the transaction ends, none of them is deleted. */
export async function purposesOf(
  db: Database,
  businessId: number,
  ids: readonly string[],
): Promise<Map<string, FilePurpose>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('structure_file')
    .select(['id', 'purpose'])
    .where('client_business_id', '=', businessId)
    .where('id', '=', idsIn(ids))
    .forKeyShare()
    .execute()
  return new Map(rows.map(({ id, purpose }) => [id, purpose]))
}

/** From now on an item refers to them, and its history always will. */
export async function markUsed(db: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('structure_file')
    .set({ used_at: at })
    .where('id', '=', idsIn(ids))
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes what was uploaded before a time and never used. */
export async function deleteUnused(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('structure_file')
    .where('used_at', 'is', null)
    .where('uploaded_at', '<', before)
    .execute()
}

const idsIn = (ids: readonly string[]) =>
  sql<string>`any (array(select json_array_elements_text(${JSON.stringify([...new Set(ids)])}::json)))`
