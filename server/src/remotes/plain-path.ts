/** A path below a remote's folder, decoded: what would step out of it, or is hidden in it, is no file of a remote. */
export function isPlainPath(file: string): boolean {
  return /^[\w@.~/-]+$/.test(file) && !file.split('/').some((part) => part === '' || part.startsWith('.'))
}
