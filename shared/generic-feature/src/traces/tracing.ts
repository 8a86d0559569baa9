/** What one script has set up. */
export interface Tracing {
  undoing: (() => void)[]
  /** Apart from the rest, because a script that starts the next timer in each would have ever more to undo. */
  running: Record<'timers' | 'frames' | 'idle', Set<number>>
  undo(): void
}

export function newTracing(): Tracing {
  const running = { timers: new Set<number>(), frames: new Set<number>(), idle: new Set<number>() }
  const undoing: Tracing['undoing'] = []
  return {
    running,
    undoing,
    undo() {
      running.timers.forEach((timer) => clearTimeout(timer))
      running.frames.forEach((frame) => cancelAnimationFrame(frame))
      running.idle.forEach((one) => cancelIdleCallback(one))
      Object.values(running).forEach((one) => one.clear())
      undoing
        .splice(0)
        .reverse()
        .forEach((one) => one())
    },
  }
}

/** Knows whose code runs. */
export interface Watch {
  /** The scripts that do what is done right now; mostly none. */
  responsible(): readonly Tracing[]
  remember(undo: () => void): void
  /** Handles what a traced script has asked for, as the script would: what that sets up is its as well. */
  handle<T>(tracings: readonly Tracing[], step: () => T): T
}
