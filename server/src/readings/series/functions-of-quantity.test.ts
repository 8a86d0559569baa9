import { resultQuantities, quantities, statisticFunctions } from '@energycockpit/contract'
import { readFile } from 'node:fs/promises'
import { aggregationOf, isApplicable } from './functions-of-quantity'

test('amounts add up, everything else is averaged', () => {
  const sums = quantities.filter((quantity) => aggregationOf(quantity) === 'SUM')
  expect(sums).toEqual(['ENERGY', 'VOLUME', 'OUTPUT'])
  expect(quantities.filter((quantity) => aggregationOf(quantity) === 'MEAN')).toHaveLength(
    quantities.length - 3,
  )
})

test('only amounts are summed and counted up, only what flows has a peak, the rest is asked of anything', () => {
  const refused = quantities.map((quantity) => [
    quantity,
    statisticFunctions.filter((name) => !isApplicable(name, quantity)),
  ])
  const neither = ['PEAK', 'COUNTER', 'SUM']
  expect(Object.fromEntries(refused)).toEqual({
    ENERGY: [],
    VOLUME: [],
    POWER: ['COUNTER', 'SUM'],
    TEMPERATURE: neither,
    RELATIVE_HUMIDITY: neither,
    IRRADIANCE: neither,
    CARBON_INTENSITY: neither,
    PRICE: neither,
    OUTPUT: ['PEAK'],
    OCCUPANCY: neither,
  })
})

test('what is done when nobody says what is always possible', () => {
  for (const quantity of quantities) expect(isApplicable(aggregationOf(quantity), quantity)).toBe(true)
})

test('what each function is of is what is documented', async () => {
  const text = await readFile(new URL('../../../../docs/figures.md', import.meta.url), 'utf8')
  const any = /^Any is (.*?)\. /m.exec(text)![1]!
  expect(new Set(any.match(/[A-Z_]{4,}/g))).toEqual(new Set(resultQuantities))
  const functions = text.slice(0, text.indexOf('\n## Meters that were moved'))
  const rows = [...functions.matchAll(/^\| (`[A-Z`, ]+`) +\| .* \| (.+?) +\|$/gm)]
  const documented = new Map(
    rows.flatMap(([, names, of]) => names!.match(/[A-Z]+/g)!.map((name) => [name, of === 'any' ? any : of!])),
  )
  expect([...documented.keys()].sort()).toEqual([...statisticFunctions].sort())
  for (const name of statisticFunctions)
    expect([name, [...documented.get(name)!.match(/[A-Z_]{4,}/g)!].sort()]).toEqual([
      name,
      resultQuantities.filter((quantity) => isApplicable(name, quantity)).sort(),
    ])
})
