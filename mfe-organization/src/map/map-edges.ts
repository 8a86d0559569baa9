import { edgeSide } from './map-layers'

interface Size {
  width: number
  height: number
}

/** Something that stands over the map, px from its upper left. */
export interface Covered extends Size {
  left: number
  top: number
}

/** A square that labels keep off: where in the map it is fixed, px from the upper left, and by which of its sides. */
export interface MapEdge {
  x: number
  y: number
  anchor: 'left' | 'right' | 'top' | 'bottom'
  /** Times the empty image. */
  enlarged: number
}

/** Squares along the four edges, each as long as the map. They are fixed just inside, so that they are always drawn. */
export function edgesOf({ width, height }: Size): MapEdge[] {
  const inside = 1
  const enlarged = Math.max(width, height) / edgeSide
  return [
    { x: inside, y: height / 2, anchor: 'right', enlarged },
    { x: width - inside, y: height / 2, anchor: 'left', enlarged },
    { x: width / 2, y: inside, anchor: 'bottom', enlarged },
    { x: width / 2, y: height - inside, anchor: 'top', enlarged },
  ]
}

/** Squares that together are what stands over the map, as an image is only enlarged in both directions alike. */
export function squaresOf({ left, top, width, height }: Covered): MapEdge[] {
  const side = Math.min(width, height)
  if (side <= 0) return []
  const count = Math.ceil(Math.max(width, height) / side)
  const step = count === 1 ? 0 : (Math.max(width, height) - side) / (count - 1)
  return Array.from({ length: count }, (_, place) => {
    const [x, y] = width >= height ? [left + place * step, top] : [left, top + place * step]
    return { x, y: y + side / 2, anchor: 'left', enlarged: side / edgeSide }
  })
}

/** What stands over the map in its place: buttons and whom the map is by. */
export function coveredOf(map: HTMLElement): Covered[] {
  const of = map.getBoundingClientRect()
  return [...(map.parentElement?.children ?? [])].flatMap((other) => {
    if (other === map) return []
    const { left, top, width, height } = other.getBoundingClientRect()
    return { left: left - of.left, top: top - of.top, width, height }
  })
}
