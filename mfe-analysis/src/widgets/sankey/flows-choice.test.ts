import { firstChoice } from '../../choice/choice'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { flowsChoice } from './flows-choice'

const gas = { ...meterSeries, seriesId: 2, productType: 'GAS' as const }
const both = chosenOf([gas, meterSeries, temperatureSeries])
const of = (choice: Partial<typeof firstChoice>, chosen = both) =>
  flowsChoice({ ...firstChoice, ...choice }, chosen)

test('one product at a time, of those that are measured', () => {
  expect(of({})).toMatchObject({ products: ['ELECTRICITY', 'GAS'], product: 'ELECTRICITY' })
  expect(of({ options: { product: 'GAS' } }).product).toBe('GAS')
  expect(of({ options: { product: 'WATER' } }).product).toBe('ELECTRICITY')
  expect(of({}, chosenOf([{ ...meterSeries, productType: 'PV' }])).product).toBe('ELECTRICITY')
  expect(of({}, chosenOf([temperatureSeries])).product).toBeUndefined()
})

test('of more series than are listed each product may be among them', () => {
  expect(of({}, { ...both, hasMore: true }).products).toHaveLength(5)
  expect(of({ productType: 'GAS' }, { ...chosenOf([gas]), hasMore: true }).products).toEqual(['GAS'])
})

test('a portfolio is shown to its locations, an object to its last meter, unless the address says so', () => {
  expect(of({})).toMatchObject({ roots: [undefined], levels: '3', depth: 3 })
  expect(of({ nodeId: 'n' })).toMatchObject({ roots: ['n'], levels: 'all', depth: 12 })
  expect(of({ pointId: 'p', options: { levels: '2' } })).toMatchObject({ roots: ['p'], depth: 2 })
  expect(of({ options: { levels: '99' } }).depth).toBe(3)
})

test('more objects than can be told apart are counted', () => {
  const found = of({ nodeId: 'n', others: ['1', '2', '3', '4', '5', '6', '7'] })
  expect(found).toMatchObject({ roots: ['n', '1', '2', '3', '4', '5'], further: 2 })
})
