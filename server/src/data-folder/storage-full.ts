/** There is no room left for what is to be written. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super('there is no room left to store anything', options)
    this.name = 'StorageFull'
  }
}

/** Of the operating system, of PostgreSQL (SQLSTATE disk_full) and of ClickHouse. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100', '243'])

/** ClickHouse names the call that failed and not why, in front of what the operating system said. */
const said = /No space left on device|NOT_ENOUGH_SPACE|Disk quota exceeded/

/** Whether a store or the file system has refused to write because there is no room, and for nothing else. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StorageFull) return true
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && codes.has(code)) || said.test(error.message)
}
