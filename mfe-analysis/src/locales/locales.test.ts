import { granularities } from '@energycockpit/contract'
import { periodPresets } from '@energycockpit/time'
import de from './de.json'
import en from './en.json'

test('the specified texts stand to the letter', () => {
  expect(en.values.none).toBe('No data available for the selected period')
  expect(en.values.failed).toBe('While loading measured values for {{label}} an error occurred')
})

test('every preset and granularity has a text', () => {
  expect(Object.keys(de.preset)).toEqual([...periodPresets])
  expect(Object.keys(de.granularity)).toEqual(expect.arrayContaining([...granularities]))
})
