import { publicHolidays } from './public-holidays'

const dates = async (country: string | null, region: string | null, year: number) =>
  (await publicHolidays({ country, region }, year)).map(({ date }) => date.slice(5))

test('a state has holidays beside those of its country', async () => {
  const [germany, bavaria] = await Promise.all([dates('DE', null, 2026), dates('DE', 'BY', 2026)])
  expect(germany).toEqual([
    ...['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'],
  ])
  expect(bavaria.filter((date) => !germany.includes(date))).toEqual(['01-06', '06-04', '11-01'])
})

test('what is moved from a weekend to a working day and what was kept once are days of their own', async () => {
  expect(await dates('GB', 'ENG', 2022)).toEqual([
    ...['01-01', '01-03', '04-15', '04-18', '05-02', '06-02', '06-03', '08-29', '09-19'],
    ...['12-25', '12-26', '12-27'],
  ])
})

test('a feast of days counts with each of them, half a day does not', async () => {
  expect((await dates('AE', null, 2026)).filter((date) => date.startsWith('03'))).toEqual([
    ...['03-20', '03-21', '03-22'],
  ])
  const iceland = await dates('IS', null, 2026)
  expect(iceland).toContain('12-25')
  expect(iceland).not.toContain('12-24')
})

test('without a country there are none; a region that there is not keeps those of the country', async () => {
  expect(await dates(null, null, 2026)).toEqual([])
  expect(await dates('XX', 'BY', 2026)).toEqual([])
  expect(await dates('DE', 'ENG', 2026)).toEqual(await dates('DE', null, 2026))
})

test('holidays are called by the language that is asked for', async () => {
  const [german, english] = await Promise.all([
    publicHolidays({ country: 'DE', region: null }, 2026, 'de'),
    publicHolidays({ country: 'DE', region: null }, 2026, 'en'),
  ])
  expect([german[0]!.name, english[0]!.name]).toEqual(['Neujahr', "New Year's Day"])
})
