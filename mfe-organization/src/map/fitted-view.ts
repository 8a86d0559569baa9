import type { Bounds } from './bounds'

/** What of the library's map is needed for it. */
export interface MapThatMoves {
  on(event: 'movestart' | 'resize', then: (event: { originalEvent?: unknown }) => void): unknown
  fitBounds(bounds: Bounds, options: { padding: number; maxZoom: number; animate?: boolean }): unknown
}

export const fit = { padding: 48, maxZoom: 14 }

/** Shows bounds as a whole or one place, in a window of another size too, until somebody moves the map. */
export class FittedView {
  readonly #map: MapThatMoves
  /** Shows the same once more, at once. */
  #again: (() => void) | undefined

  /** `bounds`: what the map shows already. */
  constructor(map: MapThatMoves, bounds: Bounds | undefined) {
    this.#map = map
    if (bounds) this.#keep(bounds)
    // What a user does has an event of the browser; the map's own ways have none.
    map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) this.leave()
    })
    map.on('resize', () => this.#again?.())
  }

  show(bounds: Bounds): void {
    this.#keep(bounds)
    this.#map.fitBounds(bounds, fit)
  }

  /** Something else is shown by `go`; a window that changes on the way there would else stop the map anywhere. */
  follow(go: (options: { animate: boolean }) => void): void {
    this.#again = () => go({ animate: false })
    go({ animate: true })
  }

  /** Something else is shown, wherever that comes to lie. */
  leave(): void {
    this.#again = undefined
  }

  #keep(bounds: Bounds): void {
    this.#again = () => void this.#map.fitBounds(bounds, { ...fit, animate: false })
  }
}
