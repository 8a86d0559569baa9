import { withInlinedNumbers } from './inlined-numbers'

const many = Array.from({ length: 20_000 }, (_, place) => 1_000_000 + place)

test('a few numbers stay parameters', () => {
  const params = { query: 'select {one:UInt32}, {few:Array(UInt32)}', query_params: { one: 1, few: [1, 2] } }
  expect(withInlinedNumbers(params)).toBe(params)
})

test('many numbers stand in the text, and nothing else does', () => {
  const { query, query_params } = withInlinedNumbers({
    query: 'select {one: UInt32}, {many:Array(UInt32)}, {text:String}, {texts:Array(String)}, {gone:UInt8}',
    query_params: { one: -1.5e-7, many, text: "'", texts: ["'"] },
  })
  expect(query).toBe(
    `select cast('-1.5e-7', 'UInt32'), cast('[${many.join(',')}]', 'Array(UInt32)'), {text:String}, {texts:Array(String)}, {gone:UInt8}`,
  )
  expect(query_params).toEqual({ text: "'", texts: ["'"] })
})

test('a thousand single numbers are many, too', () => {
  const query_params = Object.fromEntries(many.slice(0, 1000).map((value, place) => [`bound${place}`, value]))
  const query = `select ${Object.keys(query_params)
    .map((name) => `{${name}:UInt32}`)
    .join('+')}`
  expect(withInlinedNumbers({ query, query_params }).query).not.toContain('{')
})

test.each([NaN, Infinity, [1, '2'], [[1]]])('%s is left to the client', (odd) => {
  const { query, query_params } = withInlinedNumbers({
    query: '{odd:Float64} {many:Array(UInt32)}',
    query_params: { odd, many },
  })
  expect([query.startsWith('{odd:Float64}'), query_params]).toEqual([true, { odd }])
})
