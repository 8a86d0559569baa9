import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { BaseMap } from './base-map'
import { clusterRadius, greatestRadius, leastRadius } from './circle-size'
import { coloursOfClasses, type MapColours } from './map-colours'

export const locationsSource = 'locations'
export const selectedSource = 'selected'
/** The middles of the map's edges, as `edgesOf`. */
export const edgesSource = 'edges'
/** Layers that are clicked on. */
export const circlesLayer = 'location-circles'

/** From here on no locations are put together. */
export const zoomOfSingles = 12

/** What circles are drawn by. */
export interface CircleScale {
  /** Consumption of the location with the greatest radius; 0: nothing is known. */
  greatest: number
  /** Limits of the classes by m². */
  limits: readonly number[]
  colours: MapColours
}

/** An empty image of twice this radius, px. */
export const placeImage = 'place'
export const placeRadius = 8

/** An empty image of this side, px: enlarged, it lies outside along an edge. */
export const edgeImage = 'edge'
export const edgeSide = 8

const anchors: NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor'] = [
  ...(['left', 'right', 'bottom', 'top'] as const),
  ...(['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const),
]

/** Countries on water. */
export function builtInStyle({ land, borders }: BaseMap, colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land },
      borders: { type: 'geojson', data: borders },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      {
        ...{ id: 'borders', type: 'line', source: 'borders' },
        paint: { 'line-color': colours.border, 'line-width': 1 },
      },
    ],
  }
}

/** Image tiles of the operator. */
export const rasterStyle = (template: string, colours: MapColours): StyleSpecification => ({
  version: 8,
  sources: { tiles: { type: 'raster', tiles: [template], tileSize: 256, maxzoom: 19 } },
  layers: [
    { id: 'water', type: 'background', paint: { 'background-color': colours.land } },
    { id: 'tiles', type: 'raster', source: 'tiles' },
  ],
})

/** The circles of locations and of several together, how many those are, and the ring around the selected one. */
export function locationLayers(scale: CircleScale): LayerSpecification[] {
  const circles: CircleLayerSpecification = {
    ...{ id: circlesLayer, type: 'circle', source: locationsSource },
    paint: circlePaint(scale),
    // The smaller ones lie above the others.
    layout: { 'circle-sort-key': ['-', 0, ['get', 'value']] },
  }
  const counts: SymbolLayerSpecification = {
    ...{ id: 'location-counts', type: 'symbol', source: locationsSource },
    filter: ['has', 'point_count'] as FilterSpecification,
    layout: {
      'text-field': ['to-string', ['get', 'point_count']],
      'text-font': ['sans-serif'],
      'text-size': 13,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: {
      'text-color': scale.colours.label,
      'text-halo-color': scale.colours.labelHalo,
      'text-halo-width': 2,
    },
  }
  // The library keeps labels apart from symbols and not from circles: each circle gets a symbol that nobody sees.
  const places: SymbolLayerSpecification = {
    ...{ id: 'location-places', type: 'symbol', source: locationsSource },
    layout: {
      'icon-image': placeImage,
      'icon-size': ['/', radius(scale), placeRadius],
      'icon-padding': 0,
      'icon-allow-overlap': true,
    },
  }
  const names: SymbolLayerSpecification = {
    ...{ id: 'location-names', type: 'symbol', source: locationsSource },
    filter: ['!', ['has', 'point_count']] as FilterSpecification,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': ['sans-serif'],
      'text-size': 12,
      'text-variable-anchor': anchors,
      'text-radial-offset': ['+', 0.4, ['/', radius(scale), 12]],
      'symbol-sort-key': ['-', 0, ['get', 'value']],
    },
    paint: counts.paint!,
  }
  // Nor does it keep labels within the map: beyond each edge lies a symbol that nobody sees.
  const edges: SymbolLayerSpecification = {
    ...{ id: 'map-edges', type: 'symbol', source: edgesSource },
    layout: {
      'icon-image': edgeImage,
      'icon-size': ['get', 'enlarged'],
      'icon-anchor': ['get', 'anchor'],
      'icon-padding': 0,
      'icon-allow-overlap': true,
    },
  }
  const ring: CircleLayerSpecification = {
    ...{ id: 'location-selected', type: 'circle', source: selectedSource },
    paint: {
      'circle-radius': ['+', 4, radius(scale)],
      'circle-opacity': 0,
      'circle-stroke-color': scale.colours.selected,
      'circle-stroke-width': 3,
    },
  }
  return [circles, names, places, counts, ring, edges]
}

function circlePaint(scale: CircleScale): NonNullable<CircleLayerSpecification['paint']> {
  return {
    'circle-radius': radius(scale),
    'circle-color': colour(scale),
    'circle-opacity': 0.9,
    'circle-stroke-color': scale.colours.outline,
    'circle-stroke-width': 1,
  }
}

/** As `radiusOf`; what several have together may be more than the greatest of them. */
function radius({ greatest }: CircleScale): ExpressionSpecification | number {
  if (greatest <= 0) return leastRadius * 2
  const root: ExpressionSpecification = [
    '*',
    greatestRadius / Math.sqrt(greatest),
    ['sqrt', ['get', 'value']],
  ]
  return ['max', leastRadius, ['min', clusterRadius, root]]
}

/** By consumption by m², of several by that of all whose area is known. */
function colour({ limits, colours }: CircleScale): ExpressionSpecification {
  const [first, ...others] = coloursOfClasses(colours, limits)
  const perArea: ExpressionSpecification = ['/', ['get', 'valueByArea'], ['get', 'area']]
  const known =
    limits.length === 0
      ? first!
      : ([
          'step',
          perArea,
          first!,
          ...limits.flatMap((limit, place) => [limit, others[place]!]),
        ] as ExpressionSpecification)
  return ['case', ['>', ['get', 'area'], 0], known, colours.unknown] as ExpressionSpecification
}
