/** How many readings of a series an import brought, between which starts; seconds since 1970 UTC, the last one included. */
export interface PartOfImport {
  seriesId: number
  count: number
  first: number
  last: number
}

/** Some series between two starts, the last one included. */
export interface Slice {
  series: readonly number[]
  first: number
  last: number
}

/**
 * Cuts what imports speak of so that about `most` readings, or fewer, are looked at together: whole series where they
 * are short, spans of one where it is long. Nothing is in two slices, and every part is in one.
 */
export function slicesOf(parts: readonly PartOfImport[], max: number): Slice[] {
  const slices: Slice[] = []
  let together: PartOfImport[] = []
  const close = () => {
    if (together.length > 0) slices.push(sliceOf(together))
    together = []
  }
  for (const part of bySeries(parts)) {
    if (part.count > max) slices.push(...spansOf(part, Math.ceil(part.count / max)))
    else {
      if (together.reduce((sum, { count }) => sum + count, part.count) > max) close()
      together.push(part)
    }
  }
  close()
  return slices
}

/** What several imports say of a series as one part. */
function bySeries(parts: readonly PartOfImport[]): PartOfImport[] {
  const found = new Map<number, PartOfImport>()
  for (const part of parts) {
    const known = found.get(part.seriesId) ?? { ...part, count: 0 }
    found.set(part.seriesId, {
      seriesId: part.seriesId,
      count: known.count + part.count,
      first: Math.min(known.first, part.first),
      last: Math.max(known.last, part.last),
    })
  }
  return [...found.values()].sort((one, other) => one.seriesId - other.seriesId)
}

const sliceOf = (parts: readonly PartOfImport[]): Slice => ({
  series: parts.map(({ seriesId }) => seriesId),
  first: parts.reduce((min, { first }) => Math.min(min, first), Infinity),
  last: parts.reduce((latest, { last }) => Math.max(latest, last), 0),
})

function spansOf({ seriesId, first, last }: PartOfImport, wanted: number): Slice[] {
  const length = Math.ceil((last - first + 1) / wanted)
  const spans: Slice[] = []
  for (let start = first; start <= last; start += length)
    spans.push({ series: [seriesId], first: start, last: Math.min(start + length - 1, last) })
  return spans
}
