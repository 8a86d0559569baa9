import { baselineChoice, ownBaseline } from './baseline-choice'

const reporting = { from: '2026-03-01', to: '2026-04-01' }
const year = { from: '2025-03-01', to: '2026-03-01' }

test.each([
  ['nothing is said', {}, { period: 'YEAR_BEFORE', baseline: year, form: 'POOLED' }],
  [
    'the calendar year',
    { baseline: 'CALENDAR_YEAR_BEFORE', form: 'EXPLAINABLE' },
    {
      period: 'CALENDAR_YEAR_BEFORE',
      baseline: { from: '2025-01-01', to: '2026-01-01' },
      form: 'EXPLAINABLE',
    },
  ],
  [
    'own days',
    ownBaseline({ from: '2019-05-01', to: '2020-05-01' }),
    { period: 'OWN', baseline: { from: '2019-05-01', to: '2020-05-01' } },
  ],
  ['own days that are none', { baseline: 'OWN' }, { period: 'YEAR_BEFORE', baseline: year }],
  ['a day that is none', { ...ownBaseline({ from: '2019-02-30', to: '2020-01-01' }) }, { baseline: year }],
  ['own days backwards', ownBaseline({ from: '2020-05-01', to: '2020-05-01' }), { baseline: year }],
  ['other words', { baseline: 'x', form: 'y' }, { period: 'YEAR_BEFORE', form: 'POOLED' }],
])('%s', (_, options, expected) => {
  expect(baselineChoice(options, reporting)).toMatchObject(expected)
})

test('the year before a period that begins on 29 February', () => {
  const { baseline } = baselineChoice({}, { from: '2024-02-29', to: '2024-04-01' })
  expect(baseline).toEqual({ from: '2023-02-28', to: '2024-02-29' })
})
