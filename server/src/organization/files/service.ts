import { createHash, randomUUID } from 'node:crypto'
import {
  maxDocumentBytes,
  maxImageBytes,
  type FilePurpose,
  type StructureFile,
} from '@energycockpit/contract'
import { inTransaction, type Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { lockStructure } from '../structure/item-writer'
import { drawImage } from './draw-image'
import { kindOfFile } from './file-kind'
import { cleanFileName } from './file-name'
import {
  bytesOfBusiness,
  contentOf,
  findFile,
  insertFile,
  sameFile,
  thumbnailOf,
  type NewFile,
} from './repository'

export const maxBytesFor = (purpose: FilePurpose): number =>
  purpose === 'DOCUMENT' ? maxDocumentBytes : maxImageBytes

interface Upload {
  businessId: number
  purpose: FilePurpose
  name: string
  /** Reads the body; called when the user may upload. */
  read: () => Promise<Buffer>
  /** Of all files of the business. */
  maxBusinessFileBytes: number
}

/**
 * Keeps a file that is uploaded, as what it is by its content. Throws a Problem: 404 for a business that the user does
 * not see, 415 for what is not accepted, 400 for what cannot be read, 409 where the business has no room left.
 */
export async function uploadFile(
  context: Context,
  { businessId, purpose, name, read, maxBusinessFileBytes }: Upload,
): Promise<StructureFile> {
  const { user } = context
  if (!user.visibleBusinessIds.includes(businessId))
    throw new Problem(404, 'NOT_FOUND', 'There is no such business')
  const uploaded = await read()
  const contentHash = createHash('sha256').update(uploaded).digest('hex')
  const found = await sameFile(context.db, { businessId, purpose, contentHash, at: new Date() })
  if (found) return found
  const kept = await keptFile(uploaded, purpose, name)
  const id = `file-${randomUUID()}`
  return inTransaction(context, async ({ db, record }) => {
    const file: NewFile = {
      ...{ ...kept, id, businessId, purpose, contentHash, at: new Date(), by: user.displayName },
      name: cleanFileName(name, kept.type),
    }
    // One after the other, or several at once would take the room that is left for one.
    await lockStructure(db, businessId)
    // Somebody may have uploaded the same meanwhile.
    const same = await sameFile(db, file)
    if (same) return same
    const bytes = file.content.length + (file.image?.thumbnail.length ?? 0)
    if ((await bytesOfBusiness(db, businessId)) + bytes > maxBusinessFileBytes)
      throw new Problem(
        409,
        'FILE_STORAGE_FULL',
        `the files of a business have at most ${maxBusinessFileBytes} bytes`,
      )
    await insertFile(db, file)
    await record({
      action: 'structure.file-uploaded',
      subject: { id, name: file.name },
      businessId,
      detail: { type: file.type, bytes: file.content.length },
    })
    return (await findFile(db, id, [businessId]))!
  })
}

async function keptFile(
  uploaded: Buffer,
  purpose: FilePurpose,
  name: string,
): Promise<Pick<NewFile, 'type' | 'content' | 'image'>> {
  const type = await kindOfFile(uploaded, purpose, name)
  if (purpose === 'DOCUMENT') return { type, content: uploaded, image: null }
  const { content, ...image } = await drawImage(uploaded, purpose)
  return { type: 'image/webp', content, image }
}

export interface ServedFile extends Pick<StructureFile, 'id' | 'type' | 'name'> {
  isImage: boolean
  content: () => Promise<Buffer>
}

/** A file that the user sees. Throws a Problem (404) for any other. */
export async function readFile({ db, user }: Context, id: string): Promise<ServedFile> {
  const file = await findFile(db, id, user.visibleBusinessIds)
  if (file === undefined) throw new Problem(404, 'NOT_FOUND')
  return {
    ...{ id, type: file.type, name: file.name, isImage: file.purpose !== 'DOCUMENT' },
    content: () => contentOf(db, id),
  }
}

/** The same in small; 404 of what is no image. */
export async function readThumbnail(context: Context, id: string): Promise<ServedFile> {
  const file = await readFile(context, id)
  const thumbnail = file.isImage ? await thumbnailOf(context.db, id) : undefined
  if (thumbnail === undefined) throw new Problem(404, 'NOT_FOUND')
  return { ...file, id: `${id}-thumbnail`, content: () => Promise.resolve(thumbnail) }
}
