import { boundsOf } from './bounds'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('the bounds hold all places', () => {
  expect(boundsOf([at(52.2, 0.1), at(48.1, 11.6), at(53.5, -2.2)])).toEqual([-2.2, 48.1, 11.6, 53.5])
  expect(boundsOf([at(52.2, 0.1)])).toEqual([0.1, 52.2, 0.1, 52.2])
  expect(boundsOf([])).toBeUndefined()
})

test('Fiji and Samoa are neighbours', () => {
  expect(boundsOf([at(-18.1, 178.4), at(-13.8, -171.8)])).toEqual([178.4, -18.1, 188.2, -13.8])
})
