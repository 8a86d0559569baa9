import { rememberingWhoIsFree } from './blocked-check'

let time: number
const blocked = new Set<string>()
let questions: string[]
const check = () =>
  rememberingWhoIsFree(
    (userUuid) => {
      questions.push(userUuid)
      return Promise.resolve(blocked.has(userUuid))
    },
    () => time,
  )

beforeEach(() => {
  time = 0
  questions = []
  blocked.clear()
})

test('many calls of a user who is free ask once, for each user', async () => {
  const isBlocked = check()
  for (const user of ['a', 'a', 'b', 'a', 'b']) expect(await isBlocked(user)).toBe(false)
  expect(questions).toEqual(['a', 'b'])
})

test('a new reason counts within five seconds', async () => {
  const isBlocked = check()
  await isBlocked('a')
  blocked.add('a')
  time = 5000
  expect(await isBlocked('a')).toBe(true)
})

test('a confirmed reason opens the portal at once', async () => {
  const isBlocked = check()
  blocked.add('a')
  expect(await isBlocked('a')).toBe(true)
  blocked.delete('a')
  expect(await isBlocked('a')).toBe(false)
})
