import { areaAt, segmentsOf } from './segments'

const second = (day: number) => day * 86_400
const ms = (day: number) => second(day) * 1000
const span = { from: ms(10), to: ms(20) }
const place = (from: number | null, to: number | null, value: string) => ({
  from: from === null ? null : second(from),
  to: to === null ? null : second(to),
  value,
})
const period = (from: number | null, to: number | null, value: number) => ({
  ...place(from, to, ''),
  value,
})
const noAreas = () => []

test('what always stood at one place, of an area that never changed, is one piece', () => {
  const always = () => [period(null, null, 100)]
  expect(segmentsOf({ locationId: 'hall' }, always, span)).toEqual([
    { ...span, locationId: 'hall', area: 100 },
  ])
})

test('a meter that moved has a piece for each stay within the period, none for the time behind another meter', () => {
  const places = [place(null, 5, 'mill'), place(5, 12, 'hall'), place(15, null, 'barn')]
  expect(segmentsOf({ locationId: 'barn', places }, noAreas, span)).toEqual([
    { from: ms(10), to: ms(12), locationId: 'hall', area: null },
    { from: ms(15), to: ms(20), locationId: 'barn', area: null },
  ])
})

test('an area that changes cuts a stay, changes at its ends and outside do not', () => {
  const areas = (id: string) =>
    id === 'hall' ? [period(8, 10, 1), period(10, 13, 2), period(14, null, 3)] : []
  const places = [place(null, 18, 'hall'), place(18, null, 'barn')]
  expect(segmentsOf({ locationId: 'barn', places }, areas, span)).toEqual([
    { from: ms(10), to: ms(13), locationId: 'hall', area: 2 },
    { from: ms(13), to: ms(14), locationId: 'hall', area: null },
    { from: ms(14), to: ms(18), locationId: 'hall', area: 3 },
    { from: ms(18), to: ms(20), locationId: 'barn', area: null },
  ])
})

test('an area is valid from its first instant until before its end', () => {
  const areas = [period(null, 5, 1), period(5, 7, 2)]
  expect([4, 5, 6, 7].map((day) => areaAt(areas, ms(day)))).toEqual([1, 2, 2, null])
})
