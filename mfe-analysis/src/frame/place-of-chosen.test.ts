import type { ChosenSeries } from '@energycockpit/contract'
import { placeOfChosen } from './place-of-chosen'

const chosen = (locations: readonly string[], objects: readonly string[]) =>
  ({
    series: locations.map((locationName) => ({ locationName })),
    objects: objects.map((name) => ({ name })),
  }) as ChosenSeries

test('files are named after the location of all series, else after what was chosen, else after the business', () => {
  expect(placeOfChosen(chosen(['Mill', 'Mill'], ['Main meter', 'Boiler']), 'Own')).toBe('Mill')
  expect(placeOfChosen(chosen(['Mill', 'Hall'], ['North']), 'Own')).toBe('North')
  expect(placeOfChosen(chosen(['Mill', 'Hall'], ['Mill', 'Hall', 'Barn', 'Yard']), 'Own')).toBe(
    'Mill, Hall, +2',
  )
  expect(placeOfChosen(chosen(['Mill', 'Hall'], []), 'Own')).toBe('Own')
  expect(placeOfChosen(chosen([], []), undefined)).toBeUndefined()
})
