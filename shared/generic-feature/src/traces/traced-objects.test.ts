import { newTracing, type Watch } from './tracing'
import { tracedObjects } from './traced-objects'

class Socket {
  static readonly OPEN = 1
  isOpen = true
  constructor(readonly address: string) {}
  close() {
    this.isOpen = false
  }
}
class Script {
  isRunning = true
  terminate() {
    this.isRunning = false
  }
}
class Observer {
  constructor(readonly see: (found: string) => unknown) {}
  disconnect() {}
}

const page = {
  ...{ WebSocket: Socket, EventSource: Socket, Worker: Script, MutationObserver: Observer },
  MessageChannel: class {},
} as unknown as typeof globalThis

function watched(tracings: ReturnType<typeof newTracing>[]) {
  const handled: unknown[] = []
  const watch: Watch = {
    responsible: () => tracings,
    remember: (undo) => tracings.forEach(({ undoing }) => undoing.push(undo)),
    handle(by, step) {
      handled.push(by)
      return step()
    },
  }
  return { traced: tracedObjects(page, watch) as unknown as typeof page, handled }
}

test('connections and workers of a script end with it, and keep their constants and kind', () => {
  const tracing = newTracing()
  const { traced } = watched([tracing])
  const socket = new traced.WebSocket('wss://portal/') as unknown as Socket
  const source = new traced.EventSource('/events') as unknown as Socket
  const worker = new traced.Worker('/worker.js') as unknown as Script
  expect(socket).toBeInstanceOf(Socket)
  expect(socket).toBeInstanceOf(traced.WebSocket)
  expect([traced.WebSocket.OPEN, socket.address]).toEqual([1, 'wss://portal/'])
  tracing.undo()
  expect([socket.isOpen, source.isOpen, worker.isRunning]).toEqual([false, false, false])
})

test('an observer calls as the script that made it, and as usual where nobody is watched', () => {
  const tracing = newTracing()
  const see = jest.fn()
  const { traced, handled } = watched([tracing])
  const observer = new traced.MutationObserver(see) as unknown as Observer
  observer.see('a change')
  expect(see).toHaveBeenCalledWith('a change')
  expect(handled).toEqual([[tracing]])
  const { traced: unwatched } = watched([])
  expect((new unwatched.MutationObserver(see) as unknown as Observer).see).toBe(see)
})

test('what a browser does not have is not made up', () => {
  expect('ResizeObserver' in watched([]).traced).toBe(false)
})
