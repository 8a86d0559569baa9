import { wordingFor } from './wording-for'

const wording = {
  de: { shared: { 'chart.table': 'Werte' }, analysis: { title: 'Auswertung' } },
  en: { shared: { title: 'Shared' }, analysis: { title: 'Evaluation' } },
}

test('a package has its own words and those of what features have in common', () => {
  expect(wordingFor(wording, 'analysis')).toEqual({
    de: { 'chart.table': 'Werte', title: 'Auswertung' },
    en: { title: 'Evaluation' },
  })
  expect(wordingFor(wording, 'hp')).toEqual({ de: { 'chart.table': 'Werte' }, en: { title: 'Shared' } })
  expect(wordingFor(undefined, 'hp')).toBeUndefined()
})

test('the same each time, so that nothing is drawn anew', () => {
  expect(wordingFor(wording, 'analysis')).toBe(wordingFor(wording, 'analysis'))
})
