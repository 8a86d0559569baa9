import { TimeLimitError, withTimeLimit } from './time-limit'

describe('a time limit', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('lets through what is quick enough and leaves no timer', async () => {
    await expect(withTimeLimit(Promise.resolve('x'), 10)).resolves.toBe('x')
    await expect(withTimeLimit(Promise.reject(new Error('own')), 10)).rejects.toThrow('own')
    expect(jest.getTimerCount()).toBe(0)
  })
  it('ends what is not', async () => {
    const slow = withTimeLimit(new Promise(() => undefined), 10)
    const ended = expect(slow).rejects.toBeInstanceOf(TimeLimitError)
    jest.advanceTimersByTime(10)
    await ended
    expect(jest.getTimerCount()).toBe(0)
  })
})
