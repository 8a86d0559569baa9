/** A widget on the flexible analysis. */
export interface Placed {
  slug: string
  /** Of twelve columns. */
  width: number
  /** In rows; 0: as high as what it shows. */
  height: number
  /** Its own settings. */
  options: Readonly<Record<string, string>>
}

export const columns = 12
// In less than a third of the page most analyses would be cut off.
export const minWidth = 4
export const minHeight = 3
export const maxHeight = 20
export const maxPlaced = 12
const maxWritten = 2_000

export const placedNow = (slug: string, options: Placed['options'] = {}): Placed => ({
  ...{ slug, width: columns / 2, height: 0, options },
})

/** As it stands in the address: `slug,width,height,options`. */
export function writePlaced({ slug, width, height, options }: Placed): string {
  const written = new URLSearchParams(options).toString()
  return [slug, width, height, ...(written === '' ? [] : [written])].join(',')
}

/** Undefined: it is not understood. */
export function readPlaced(written: string): Placed | undefined {
  const [, slug, width, height, options = ''] =
    /^([a-z-]{1,40}),(\d{1,2}),(\d{1,2})(?:,(.*))?$/s.exec(written) ?? []
  if (slug === undefined || written.length > maxWritten) return undefined
  return resized(
    { ...placedNow(slug, Object.fromEntries(new URLSearchParams(options))) },
    { width: Number(width), height: Number(height) },
  )
}

/** As wide and as high as it was asked to be, within what is possible. */
export function resized(placed: Placed, size: { width?: number; height?: number }): Placed {
  const { width = placed.width, height = placed.height } = size
  const within = (least: number, most: number, wanted: number) =>
    Math.min(most, Math.max(least, Math.round(wanted)))
  return {
    ...placed,
    width: within(minWidth, columns, width),
    height: height <= 0 ? 0 : within(minHeight, maxHeight, height),
  }
}

/** One of the list at another place; the others keep their order. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const end = Math.min(list.length - 1, Math.max(0, to))
  const item = list[from]
  if (item === undefined || end === from) return list
  const others = list.filter((_, place) => place !== from)
  return [...others.slice(0, end), item, ...others.slice(end)]
}
