import { maxDocumentBytes, maxImageBytes, type FilePurpose } from '@energycockpit/contract'

export type LocalFault = 'FILE_TOO_LARGE' | 'FILE_UNREADABLE' | 'TOO_MANY'

export const maxBytes = (purpose: FilePurpose): number =>
  purpose === 'DOCUMENT' ? maxDocumentBytes : maxImageBytes

/** What can be told of a file before it is sent; what it really is, the server finds out from its content. */
export function localFault(
  { size }: { size: number },
  purpose: FilePurpose,
  isOver: boolean,
): LocalFault | undefined {
  if (isOver) return 'TOO_MANY'
  if (size === 0) return 'FILE_UNREADABLE'
  return size > maxBytes(purpose) ? 'FILE_TOO_LARGE' : undefined
}
