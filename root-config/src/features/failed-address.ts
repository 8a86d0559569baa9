import { addressInError, RemoteFileError } from '@energycockpit/generic-feature'
import { StyleSheetError } from './style-sheets'

/**
 * The address that did not load, where an error tells: SystemJS and browsers name it in their errors, webpack in a
 * ChunkLoadError. A script that arrived but is no script fails with a SyntaxError; then it is the feature's own
 * address, which is not given once the feature has been loaded.
 */
export function failedAddress(error: unknown, ownAddress: string | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof SyntaxError) return ownAddress
  if (error instanceof StyleSheetError || error instanceof RemoteFileError) return error.address
  if (error.name === 'ChunkLoadError' && 'request' in error) return String(error.request)
  return addressInError(error) ?? (error.message.includes('errors.md#3') ? ownAddress : undefined)
}
