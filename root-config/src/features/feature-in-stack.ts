import { featureOfError } from './feature-of-error'
import { folderOf } from './feature-folder'

/**
 * The feature in whose files a stack begins; undefined when it is nobody's. The folders are requested again each time: a
 * second try or a new deployment gives a feature another address.
 */
export function featureInStack(stack: string, features: ReadonlySet<string>): string | undefined {
  const folders = Object.fromEntries([...features].map((featureId) => [featureId, folderOf(featureId)]))
  return featureOfError(stack, folders)
}
