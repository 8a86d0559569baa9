import * as z from 'zod/mini'
import { defineCall } from './call'
import { storableText } from './storable-text'

/** What an uploaded file is for. PLAN: an image that is drawn large, such as a floor plan. */
export const filePurposes = ['IMAGE', 'PLAN', 'DOCUMENT'] as const
export type FilePurpose = (typeof filePurposes)[number]

/** Of a file as it is uploaded. */
export const maxImageBytes = 15_000_000
export const maxDocumentBytes = 20_000_000
/** Width by height; more is refused before it is unpacked. */
export const maxImagePixels = 100_000_000
/** Pixels of the longer side of what is kept. */
export const imageSides = { IMAGE: 2_048, PLAN: 4_096, THUMBNAIL: 320 } as const

/** What is accepted, found out by content and not by name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'text/plain',
  'text/csv',
] as const
/** For the choice of files in a browser. */
export const acceptedFiles = {
  IMAGE: imageTypes.join(','),
  PLAN: imageTypes.join(','),
  DOCUMENT: [...documentTypes, '.pdf', '.docx', '.xlsx', '.odt', '.txt', '.csv'].join(','),
} as const satisfies Record<FilePurpose, string>

export const fileId = storableText.check(z.minLength(1), z.maxLength(100))

/** A file that objects and locations refer to. */
export const structureFileSchema = z.object({
  id: z.string(),
  /** PLAN is an image, too. */
  purpose: z.enum(filePurposes),
  /** As it was uploaded, without what no file name has. */
  name: z.string(),
  /** Media type of what is kept: images are WebP, whatever they were. */
  type: z.string(),
  bytes: z.int(),
  /** Pixels; null of documents. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  uploaded: z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) }),
})
export type StructureFile = z.output<typeof structureFileSchema>

const subject = 'organization'
const path = '/rest/secure/structure-files'
const params = z.object({ fileId })

export const uploadStructureFile = defineCall({
  name: 'uploadStructureFile',
  method: 'POST',
  path,
  summary:
    'Uploads an image, a plan or a document, the body being the file itself; objects and locations refer to it by ' +
    'the id in the answer. Images (JPEG, PNG, WebP) are drawn anew, smaller and without metadata; documents (PDF, ' +
    'DOCX, XLSX, ODT, TXT, CSV) are kept as they are. What nothing refers to is deleted after a day',
  ...{ subject, permission: 'structure:edit' },
  query: z.object({
    businessId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
    purpose: z.enum(filePurposes),
    /** Of the file. */
    name: storableText.check(z.minLength(1), z.maxLength(300)),
  }),
  /** The file itself, of whatever content type. */
  body: z.unknown(),
  response: structureFileSchema,
})

export const getStructureFile = defineCall({
  name: 'getStructureFile',
  method: 'GET',
  path: `${path}/:fileId`,
  summary: 'An uploaded file: images to be shown, documents to be downloaded',
  ...{ subject, permission: 'hierarchy:read', params },
  /** The file itself. */
  response: z.unknown(),
})

export const getStructureThumbnail = defineCall({
  name: 'getStructureThumbnail',
  method: 'GET',
  path: `${path}/:fileId/thumbnail`,
  summary: 'An uploaded image, 320 pixels at its longer side',
  ...{ subject, permission: 'hierarchy:read', params },
  response: z.unknown(),
})

export const structureFileCalls = [uploadStructureFile, getStructureFile, getStructureThumbnail]
