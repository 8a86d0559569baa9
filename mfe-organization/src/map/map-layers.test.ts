import type { CircleLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { locationLayers, placeRadius } from './map-layers'

const colours = {
  ...{ water: '#000', land: '#111', border: '#222', outline: '#333', label: '#444', labelHalo: '#555' },
  ...{ selected: '#666', unknown: '#777', scale: ['#1', '#2', '#3', '#4', '#5'] },
}

test('names keep clear of every circle: what takes part in their placing is as large, and placed before them', () => {
  const layers = locationLayers({ greatest: 9_000, limits: [100], colours })
  const order = layers.map(({ id }) => id)
  const named = <Layer>(id: string) => layers.find((layer) => layer.id === id) as Layer
  const circles = named<CircleLayerSpecification>('location-circles')
  const places = named<SymbolLayerSpecification>('location-places')
  expect(places.layout!['icon-size']).toEqual(['/', circles.paint!['circle-radius'], placeRadius])
  expect(places.layout!['icon-ignore-placement']).toBeUndefined()
  // The library places the uppermost layer first.
  expect(order.indexOf('location-places')).toBeGreaterThan(order.indexOf('location-names'))
})
