/** What several series say of one instant; undefined where one has no bucket that starts then. */
export interface MergedRow<Value> {
  at: number
  values: (Value | undefined)[]
}

interface Cursor<Value> {
  parts: AsyncIterator<readonly Value[]>
  part: readonly Value[]
  place: number
  isEnded: boolean
}

/** So many series are read at the same time; others use the store, too. */
const atATime = 2

/** Series side by side, in the order of time. Each is read as far as the others have come, and no further. */
export async function* mergedRows<Value extends { at: number }>(
  series: readonly AsyncIterable<readonly Value[]>[],
): AsyncGenerator<MergedRow<Value>[]> {
  const cursors = series.map((one): Cursor<Value> => ({
    ...{ parts: one[Symbol.asyncIterator](), part: [], place: 0, isEnded: false },
  }))
  try {
    for (;;) {
      await refill(cursors)
      const open = cursors.filter(({ isEnded }) => !isEnded)
      if (open.length === 0) return
      // Up to here every series is known.
      const known = Math.min(...open.map(({ part }) => part.at(-1)!.at))
      yield rowsUntil(cursors, known)
    }
  } finally {
    for (const { parts } of cursors) await parts.return?.()
  }
}

function rowsUntil<Value extends { at: number }>(
  cursors: readonly Cursor<Value>[],
  known: number,
): MergedRow<Value>[] {
  const rows: MergedRow<Value>[] = []
  for (;;) {
    let at = Infinity
    for (const { part, place } of cursors)
      if (place < part.length && part[place]!.at < at) at = part[place]!.at
    if (at > known) return rows
    const values = cursors.map((cursor) => {
      const value = cursor.part[cursor.place]
      if (value?.at !== at) return undefined
      cursor.place++
      return value
    })
    rows.push({ at, values })
  }
}

async function refill<Value>(cursors: readonly Cursor<Value>[]): Promise<void> {
  const empty = cursors.filter(({ part, place, isEnded }) => !isEnded && place >= part.length)
  const next = empty.values()
  const worker = async () => {
    for (const cursor of next) await fill(cursor)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
}

async function fill<Value>(cursor: Cursor<Value>): Promise<void> {
  do {
    const { done, value } = await cursor.parts.next()
    Object.assign(cursor, { part: done ? [] : value, place: 0, isEnded: done === true })
  } while (!cursor.isEnded && cursor.part.length === 0)
}
