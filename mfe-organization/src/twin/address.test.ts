import { twinAddress, twinPlaceIn } from './address'

test('what an address names is read as it was written', () => {
  for (const place of [
    { location: 'a b&c=d/ü', object: undefined },
    { location: 'loc', object: 'obj-1&' },
  ]) {
    const address = twinAddress('/platform', place)
    expect(twinPlaceIn(address.slice(address.indexOf('?')))).toEqual(place)
  }
  expect(twinAddress('/platform')).toBe('/platform/organization/twin')
  for (const none of ['', '?location=', '?object=obj-1']) expect(twinPlaceIn(none)).toBeUndefined()
})
