/**
 * A reason why the server cannot start that its operator can do something about. It is printed as plain words
 * without a stack and ends the process with `exitCode`.
 */
export class StartFailure extends Error {
  constructor(
    readonly what: string,
    readonly toFixThis: string,
    options: { cause?: unknown; exitCode?: number } = {},
  ) {
    super(what, { cause: options.cause })
    this.name = 'StartFailure'
    this.exitCode = options.exitCode ?? 1
  }

  readonly exitCode: number

  /** What the operator reads. */
  override toString(): string {
    const cause =
      this.cause instanceof Error && this.cause.message !== '' ? `\n  cause: ${this.cause.message}` : ''
    return `EnergyCockpit cannot start: ${this.what}${cause}\nTo fix this: ${this.toFixThis}`
  }
}

/** Exit code of a start that a wrong setting ended; any other failure ends with 1. */
export const wrongSettingExitCode = 2
