import { featureOf } from './map-features'

const location = {
  ...{ id: 'a', name: 'Mill', parentName: '', city: null, latitude: 52, longitude: 1 },
}
const consumption = {
  ...{ meteringPoints: 1, points: [], leftOut: 0, measured: 1, estimated: 0 },
  ...{ value: 1000, perArea: 8, floorArea: 100 },
}

test('the area is the one by which was divided, and not that of the last day', () => {
  expect(featureOf({ ...location, consumption })).toEqual({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [1, 52] },
    properties: { id: 'a', name: 'Mill', value: 1000, valueByArea: 1000, area: 125 },
  })
})

test('what is not known is nothing, and counts in no mean', () => {
  const of = (more: object) => featureOf({ ...location, consumption: { ...consumption, ...more } }).properties
  expect(of({ perArea: null })).toMatchObject({ value: 1000, valueByArea: 0, area: 0 })
  expect(of({ value: null, perArea: null })).toMatchObject({ value: 0, valueByArea: 0, area: 0 })
  expect(of({ value: 0, perArea: 0 })).toMatchObject({ value: 0, valueByArea: 0, area: 100 })
  expect(featureOf(location).properties).toMatchObject({ value: 0, area: 0 })
})
