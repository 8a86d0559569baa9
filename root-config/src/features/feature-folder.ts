import { addressOf } from './module-loader'

/** The address below which a feature's files lie, with a slash at the end; a deployment or an override may change it. */
export function folderOf(featureId: string): string {
  const address = addressOf(featureId)
  return new URL(address === undefined ? `/${featureId}/` : '.', address ?? location.href).href
}
