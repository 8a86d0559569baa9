import { EventEmitter } from 'node:events'
import { AtOnce } from './at-once'

const reply = (socket = new EventEmitter()) =>
  ({ raw: new EventEmitter(), request: { raw: { socket } } }) as never as Parameters<AtOnce['begin']>[1]

test('one user has two files written at a time; one that has ended, or whose reader is gone, makes room', () => {
  const running = new AtOnce({ ofOne: 2, ofAll: 6 }, 'other exports are still being written')
  const [first, second] = [reply(), reply()]
  running.begin('ada', first)
  running.begin('ada', second)
  expect(() => running.begin('ada', reply())).toThrow('other exports are still being written')
  running.begin('tomasz', reply())
  first.raw.emit('close')
  running.begin('ada', reply())
  expect(() => running.begin('ada', reply())).toThrow()
})

test('all users together have six', () => {
  const running = new AtOnce({ ofOne: 2, ofAll: 6 }, 'other exports are still being written')
  for (const user of ['a', 'b', 'c', 'd', 'e', 'f']) running.begin(user, reply())
  expect(() => running.begin('g', reply())).toThrow('other exports')
})

test('who has gone before it is known who they are takes no room', () => {
  const running = new AtOnce({ ofOne: 1, ofAll: 6 }, 'other exports are still being written')
  running.begin('ada', reply(Object.assign(new EventEmitter(), { destroyed: true })))
  expect(() => running.begin('ada', reply())).not.toThrow()
})
