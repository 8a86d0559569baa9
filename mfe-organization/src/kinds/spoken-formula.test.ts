import { spokenFormula } from './spoken-formula'

const inputs = [{ seriesId: 7, name: 'Main meter', locationName: 'Library' }]

test('numbers of series become names of meters, as far as they are known', () => {
  expect(spokenFormula('[7] - 0.5 * [ 8 ]', inputs)).toEqual([
    { text: 'Library · Main meter', isInput: true },
    { text: ' - 0.5 * ', isInput: false },
    { text: '[ 8 ]', isInput: false },
  ])
  expect(spokenFormula('', inputs)).toEqual([])
  expect(
    spokenFormula('max([7], 3)', inputs)
      .map(({ text }) => text)
      .join(''),
  ).toBe('max(Library · Main meter, 3)')
})
