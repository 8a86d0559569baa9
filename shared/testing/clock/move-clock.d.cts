export function isClockMoved(): boolean
export function moveClockOf(context: typeof globalThis): void
export function clockScript(): string | undefined
export function movedClockSettings(
  settings?: Readonly<Record<string, string | undefined>>,
): Record<string, string>
