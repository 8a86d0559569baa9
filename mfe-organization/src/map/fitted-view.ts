import type { Bounds } from './bounds'

/** What of the library's map is needed for it. */
export interface MapThatMoves {
  on(event: 'movestart' | 'resize', then: (event: { originalEvent?: unknown }) => void): unknown
  fitBounds(bounds: Bounds, options: { padding: number; maxZoom: number; animate?: boolean }): unknown
}

export const fit = { padding: 48, maxZoom: 14 }

/** Shows bounds as a whole, in a window of another size too, until somebody moves the map. */
export class FittedView {
  readonly #map: MapThatMoves
  #bounds: Bounds | undefined

  /** `bounds`: what the map shows already. */
  constructor(map: MapThatMoves, bounds: Bounds | undefined) {
    this.#map = map
    this.#bounds = bounds
    // What a user does has an event of the browser; the map's own ways have none.
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) this.leave()
    })
    map.on('resize', () => {
      if (this.#bounds) map.fitBounds(this.#bounds, { ...fit, animate: false })
    })
  }

  show(bounds: Bounds): void {
    this.#bounds = bounds
    this.#map.fitBounds(bounds, fit)
  }

  /** Something else is shown. */
  leave(): void {
    this.#bounds = undefined
  }
}
