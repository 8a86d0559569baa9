import type { MapTiles } from '@energycockpit/contract'
import {
  setWorkerCount,
  setWorkerUrl,
  Map as MapOfLibrary,
  ScaleControl,
  type AllLayoutProperties,
  type AllPaintProperties,
  type GeoJSONSource,
  type MapMouseEvent,
} from 'maplibre-gl'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs'
import type { Bounds, Coordinates } from './bounds'
import { readBaseMap } from './base-map'
import { fit, FittedView } from './fitted-view'
import type { Placed } from './located'
import type { MapColours } from './map-colours'
import { coveredOf, edgesOf, squaresOf } from './map-edges'
import { featureOf, featuresOf } from './map-features'
import {
  builtInStyle,
  circlesLayer,
  edgeImage,
  edgesSource,
  edgeSide,
  locationLayers,
  locationsSource,
  placeImage,
  placeRadius,
  rasterStyle,
  selectedSource,
  zoomOfSingles,
  type CircleScale,
} from './map-layers'

// A script of the portal itself, which its policy admits; the library would start it from a text.
setWorkerUrl(new URL(workerAddress, document.baseURI).href)
setWorkerCount(1)

/** What the map says by itself. */
export interface MapWords {
  title: string
  /** Where one finger scrolls the page. */
  touch: string
}

export interface MapEvents {
  onSelect: (id: string) => void
  /** A click is about the place, whatever is drawn there. */
  onPlace?: ((place: Coordinates) => void) | undefined
  /** The first time that everything is there. */
  onDrawn: () => void
  /** Nothing can be drawn, e.g. because the worker's script did not come. */
  onFailed: () => void
  /** What lies below could not be fetched. */
  onTilesFailed: () => void
}

interface NewMap extends MapEvents {
  container: HTMLElement
  tiles: MapTiles | null
  colours: MapColours
  bounds: Bounds | undefined
  words: MapWords
}

const nothing = { type: 'FeatureCollection' as const, features: [] }

/** A map with the circles of locations. It knows no React, and holds the library's map until `remove`. */
export class DrawnMap {
  readonly #map: MapOfLibrary
  readonly #events: MapEvents
  #scale: CircleScale | undefined
  #locations: readonly Placed[] = []
  #selected: Placed | undefined
  #hasStyle = false
  #hasLayers = false
  #isDrawn = false
  #usesBuiltIn: boolean
  readonly #fitted: FittedView

  constructor({ container, tiles, colours, bounds, words, ...events }: NewMap) {
    this.#events = events
    this.#usesBuiltIn = tiles === null
    this.#map = new MapOfLibrary({
      container,
      style:
        tiles === null
          ? builtInStyle(readBaseMap(), colours)
          : tiles.kind === 'RASTER'
            ? rasterStyle(tiles.url, colours)
            : tiles.url,
      ...(bounds === undefined ? { center: [10, 50], zoom: 3 } : { bounds, fitBoundsOptions: fit }),
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxZoom: 18,
      // Two fingers move the map, one scrolls the page past it.
      cooperativeGestures: window.matchMedia('(pointer: coarse)').matches,
      locale: {
        'Map.Title': words.title,
        'CooperativeGesturesHandler.MobileHelpText': words.touch,
        'CooperativeGesturesHandler.WindowsHelpText': words.touch,
        'CooperativeGesturesHandler.MacHelpText': words.touch,
      },
    })
    this.#map.touchZoomRotate.disableRotation()
    this.#map.keyboard.disableRotation()
    this.#map.on('style.load', () => {
      this.#hasStyle = true
      this.#addLayers()
    })
    this.#fitted = new FittedView(this.#map, bounds)
    this.#map.on('moveend', () => this.#keepLabelsInside())
    this.#map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-left')
    this.#map.once('idle', () => {
      this.#isDrawn = true
      events.onDrawn()
    })
    this.#map.on('error', () => this.#failed(colours))
    this.#map.on('click', (event) => void this.#clicked(event))
    this.#map.on('mousemove', (event) => this.#pointed(event))
  }

  /** Draws these locations by this scale. */
  draw(locations: readonly Placed[], scale: CircleScale): void {
    this.#locations = locations
    this.#scale = scale
    if (!this.#hasLayers) return this.#addLayers()
    void this.#source(locationsSource)?.setData(featuresOf(locations))
    this.#paint(scale)
  }

  /** Puts a ring around a location; `toIt`: and goes there. */
  select(location: Placed | undefined, { toIt }: { toIt: boolean }): void {
    this.#selected = location
    void this.#source(selectedSource)?.setData(location ? featureOf(location) : nothing)
    if (!location || !toIt) return
    this.#fitted.follow(({ animate }) =>
      this.#map.easeTo({
        center: [location.longitude, location.latitude],
        zoom: Math.max(this.#map.getZoom(), zoomOfSingles),
        // Beside what stands over the map, where there is room for both.
        offset: [panelWidthOver(this.#map.getContainer()) / 2, 0],
        animate,
      }),
    )
  }

  fit(bounds: Bounds): void {
    this.#fitted.show(bounds)
  }

  zoom(direction: 1 | -1): void {
    this.#fitted.leave()
    this.#map.zoomTo(this.#map.getZoom() + direction)
  }

  remove(): void {
    this.#map.remove()
  }

  #addLayers(): void {
    if (!this.#hasStyle || this.#scale === undefined || this.#map.getSource(locationsSource)) return
    this.#map.addSource(locationsSource, {
      ...{ type: 'geojson', data: featuresOf(this.#locations) },
      ...{ cluster: true, clusterRadius: 40, clusterMaxZoom: zoomOfSingles - 1 },
      clusterProperties: {
        value: ['+', ['get', 'value']],
        valueByArea: ['+', ['get', 'valueByArea']],
        area: ['+', ['get', 'area']],
      },
    })
    this.#map.addSource(selectedSource, {
      type: 'geojson',
      data: this.#selected ? featureOf(this.#selected) : nothing,
    })
    this.#map.addSource(edgesSource, { type: 'geojson', data: nothing })
    for (const [image, side] of [
      [placeImage, 2 * placeRadius],
      [edgeImage, edgeSide],
    ] as const)
      if (!this.#map.hasImage(image))
        this.#map.addImage(image, { width: side, height: side, data: new Uint8Array(4 * side ** 2) })
    for (const layer of locationLayers(this.#scale)) this.#map.addLayer(layer)
    this.#hasLayers = true
    this.#keepLabelsInside()
  }

  /** What lies beyond the edges and below the buttons moves with the map: it is put there once more when the map rests, or has another size. */
  #keepLabelsInside(): void {
    if (!this.#hasLayers) return
    const container = this.#map.getContainer()
    const { clientWidth: width, clientHeight: height } = container
    const taken = [...edgesOf({ width, height }), ...coveredOf(container).flatMap(squaresOf)]
    void this.#source(edgesSource)?.setData({
      type: 'FeatureCollection',
      features: taken.map(({ x, y, ...properties }) => {
        const { lng, lat } = this.#map.unproject([x, y])
        return { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [lng, lat] } }
      }),
    })
  }

  /** In the colours of now: the theme may have changed. */
  #paint(scale: CircleScale): void {
    const { colours } = scale
    const layers = locationLayers(scale)
    const base = this.#usesBuiltIn
      ? [
          ['water', 'background-color', colours.water] as const,
          ['land', 'fill-color', colours.land] as const,
          ['borders', 'line-color', colours.border] as const,
        ]
      : []
    for (const [layer, property, value] of base) this.#map.setPaintProperty(layer, property, value)
    for (const { id, paint = {}, layout = {} } of layers) {
      for (const [property, value] of Object.entries(paint))
        this.#map.setPaintProperty(id, property as keyof AllPaintProperties, value)
      // Where labels have room depends on the circles.
      for (const [property, value] of Object.entries(layout))
        this.#map.setLayoutProperty(id, property as keyof AllLayoutProperties, value)
    }
  }

  #failed(colours: MapColours): void {
    if (this.#usesBuiltIn) {
      if (!this.#isDrawn) this.#events.onFailed()
      return
    }
    this.#events.onTilesFailed()
    // Without its style a map draws nothing at all, not even what is ours.
    if (this.#hasStyle) return
    this.#usesBuiltIn = true
    this.#map.setStyle(builtInStyle(readBaseMap(), colours))
  }

  #source(id: string): GeoJSONSource | undefined {
    return this.#map.getSource<GeoJSONSource>(id)
  }

  #at({ point }: MapMouseEvent) {
    if (!this.#hasLayers) return []
    const reach = 3
    return this.#map.queryRenderedFeatures(
      [
        [point.x - reach, point.y - reach],
        [point.x + reach, point.y + reach],
      ],
      { layers: [circlesLayer] },
    )
  }

  #pointed(event: MapMouseEvent): void {
    if (this.#events.onPlace) return
    const [found] = this.#at(event)
    const canvas = this.#map.getCanvas()
    canvas.style.cursor = found === undefined ? '' : 'pointer'
    canvas.title = (found?.properties.name as string | undefined) ?? ''
  }

  async #clicked(event: MapMouseEvent): Promise<void> {
    const { onPlace } = this.#events
    if (onPlace) {
      const { lat: latitude, lng: longitude } = event.lngLat.wrap()
      return onPlace({ latitude, longitude })
    }
    const found = this.#at(event)
    const [first] = found
    if (first === undefined) return
    const { cluster_id: cluster } = first.properties as { cluster_id?: number }
    if (cluster !== undefined) {
      const zoom = await this.#source(locationsSource)?.getClusterExpansionZoom(cluster)
      const { coordinates } = first.geometry as { coordinates: [number, number] } & typeof first.geometry
      if (zoom === undefined) return
      this.#fitted.leave()
      this.#map.easeTo({ center: coordinates, zoom })
      return
    }
    // Of several at one place each further click takes the next.
    const ids = found.flatMap(({ properties: { id } }) => (typeof id === 'string' ? id : []))
    const next = ids[(ids.indexOf(this.#selected?.id ?? '') + 1) % ids.length]
    if (next !== undefined) this.#events.onSelect(next)
  }
}

/** How much of the map the panel of a location covers, px; see map.module.css. */
function panelWidthOver({ clientWidth }: HTMLElement): number {
  return window.matchMedia('(min-width: 60rem)').matches ? Math.min(320, 0.6 * clientWidth) : 0
}
