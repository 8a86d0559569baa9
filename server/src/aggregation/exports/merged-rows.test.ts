import { mergedRows } from './merged-rows'

interface Value {
  at: number
}

async function* parts(...lists: number[][]): AsyncGenerator<Value[]> {
  for (const list of lists) yield await Promise.resolve(list.map((at) => ({ at })))
}

async function placesOf(...series: AsyncGenerator<Value[]>[]) {
  const rows = []
  for await (const found of mergedRows(series)) rows.push(...found)
  return rows.map(({ at, values }) => [at, values.map((value) => value !== undefined)])
}

test('series of different lengths stand side by side, in the order of time', async () => {
  expect(await placesOf(parts([0, 1], [2, 3], [4]), parts([0, 2, 4]), parts([], []))).toEqual([
    [0, [true, true, false]],
    [1, [true, false, false]],
    [2, [true, true, false]],
    [3, [true, false, false]],
    [4, [true, true, false]],
  ])
})

test('starts that no other series has get a row of their own', async () => {
  expect(await placesOf(parts([0, 60]), parts([15, 75]))).toEqual([
    [0, [true, false]],
    [15, [false, true]],
    [60, [true, false]],
    [75, [false, true]],
  ])
  expect(await placesOf()).toEqual([])
})

test('no series is read further than the others have come, and none once nobody reads any more', async () => {
  const read: string[] = []
  async function* told(name: string, lists: number[][]) {
    try {
      for (const [place, list] of lists.entries()) {
        read.push(`${name}${place}`)
        yield await Promise.resolve(list.map((at) => ({ at })))
      }
    } finally {
      read.push(`${name} ended`)
    }
  }
  const rows = mergedRows([told('a', [[0], [1], [2]]), told('b', [[2], [3]])])
  await rows.next()
  await rows.return(undefined)
  expect(read).toEqual(['a0', 'b0', 'a ended', 'b ended'])
})

test('a series that fails ends the file', async () => {
  async function* failing(): AsyncGenerator<Value[]> {
    yield await Promise.resolve([{ at: 0 }])
    throw new Error('gone')
  }
  await expect(placesOf(failing(), parts([0, 1, 2]))).rejects.toThrow('gone')
})
