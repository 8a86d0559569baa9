import { edgeSide } from './map-layers'

interface Size {
  width: number
  height: number
}

/** A square beyond an edge of the map: where in the map it is fixed, px from the upper left, and by which of its sides. */
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
