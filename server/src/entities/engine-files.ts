import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type Module = Parameters<NonNullable<Options['preRun']>[number]>[0]

/** What Emscripten calls ENOSPC and EDQUOT. */
const noRoom = new Set([51, 19])

/** The log of transactions and what it says of them: without room for these PostgreSQL panics. */
const vital = /\/(pg_wal|pg_xact|global)\//

interface NodeFiles {
  stream_ops: { write(stream: { path: string }, ...rest: unknown[]): number }
}

/** The engine could not write its log and must not be used any more. */
export class EngineEnded extends Error {
  constructor(cause: unknown) {
    super('the embedded PostgreSQL has no room for its log', { cause })
  }

  /**
   * PGlite looks at this of whatever a query throws, to tell its own errors from others, and then goes on with the query:
   * for ever, once the engine has panicked in a commit. Only what throws again here ends the query.
   */
  get status(): never {
    throw this
  }
}

/**
 * The files of the embedded engine. Where there is no room for its log, the engine ends at once: told by an error, it
 * panics, which in the middle of a commit never returns, and all of the process stands still with it.
 */
export class EngineFiles extends NodeFS {
  #ended: EngineEnded | undefined

  override init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const preRun = [...(options.preRun ?? []), (module: Module) => this.#watchWrites(module)]
    return super.init(database, { ...options, preRun })
  }

  /** To be called once the engine runs: what PGlite sends after the end is not carried out by half an engine. */
  guard(database: PGlite): void {
    const module = database.Module as unknown as { _PostgresMainLoopOnce(): void }
    const next = module._PostgresMainLoopOnce
    module._PostgresMainLoopOnce = () => {
      if (this.#ended) throw this.#ended
      next()
    }
  }

  #watchWrites(module: Module): void {
    const { NODEFS } = module.FS.filesystems as unknown as { NODEFS: NodeFiles }
    const { write } = NODEFS.stream_ops
    NODEFS.stream_ops.write = (stream, ...rest) => {
      try {
        return write(stream, ...rest)
      } catch (error) {
        if (!vital.test(stream.path) || !noRoom.has((error as { errno: number }).errno)) throw error
        this.#ended = new EngineEnded(error)
        throw this.#ended
      }
    }
  }
}
