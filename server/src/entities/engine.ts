import type { Dialect } from 'kysely'

export type EngineName = 'pglite' | 'postgresql'

/** A connection that runs scripts of several statements, and queries without parameters. */
export interface Script {
  run(sql: string): Promise<void>
  rows(sql: string): Promise<Record<string, unknown>[]>
}

/** What an engine brings; everything else is the same for both. */
export interface Engine {
  readonly name: EngineName
  readonly dialect: Dialect
  /** One connection on which whole scripts run, for the migrations. */
  readonly script: Script
  /** Gives that connection back. */
  endScript(): Promise<void>
}
