import type { TwinObject } from '@energycockpit/contract'

type Images = TwinObject['fields']['images']
type Documents = TwinObject['fields']['documents']
interface Filed {
  file: string
}

/** What somebody else has added since the files were shown, and nothing that they have removed. */
function onTopOf<One extends Filed>(
  stored: readonly One[],
  shown: readonly Filed[],
  edited: readonly One[],
): One[] {
  const has = (files: readonly Filed[], file: string) => files.some((one) => one.file === file)
  return [
    ...edited.filter(({ file }) => has(stored, file)),
    ...stored.filter(({ file }) => !has(shown, file)),
  ]
}

/** The images of an object as a user has captioned, sorted and removed those that they were shown. */
export const editedImages = (
  stored: Images,
  shown: Images,
  edited: readonly { file: string; caption: string }[],
): Images =>
  onTopOf(
    stored,
    shown,
    edited.map(({ file, caption }) => ({ file, caption: caption.trim() || null })),
  )

/** The documents, as renamed and removed; one without a name keeps the one it has. */
export const editedDocuments = (stored: Documents, shown: Documents, edited: Documents): Documents =>
  onTopOf(
    stored,
    shown,
    edited.map(({ file, name }) => ({
      file,
      name: name.trim() || (shown.find((one) => one.file === file)?.name ?? file),
    })),
  )
