import { statfs } from 'node:fs/promises'
import { StorageFull } from './storage-full'

/** For so long after a store has refused to write, it counts as full: a store elsewhere cannot be asked. */
const millisecondsAfterRefusal = 30_000

interface Reserve {
  /** Folder of the embedded stores; undefined where both are elsewhere. */
  folder: string | undefined
  bytes: number
}

/**
 * Whether there is room to store more. Of the disk of the embedded stores a part stays free: they need it to end what
 * they have begun, to let users sign in, and to delete.
 */
export class FreeSpace {
  #refusedAt = -Infinity

  constructor(private readonly reserve: Reserve) {}

  /** Throws StorageFull. */
  async refuseWhenFull(): Promise<void> {
    if (await this.#isReserveTouched()) throw new StorageFull()
  }

  /** For who asks about the state of the portal: also what a store has said a moment ago. */
  async check(): Promise<void> {
    await this.refuseWhenFull()
    if (performance.now() - this.#refusedAt < millisecondsAfterRefusal) throw new StorageFull()
  }

  /** A store has said that it has no room. */
  noticeRefusal(): void {
    this.#refusedAt = performance.now()
  }

  async #isReserveTouched(): Promise<boolean> {
    const { folder, bytes } = this.reserve
    if (folder === undefined) return false
    // What a file system does not tell, the stores do.
    const found = await statfs(folder).catch(() => undefined)
    return found !== undefined && found.bavail * found.bsize < bytes
  }
}
