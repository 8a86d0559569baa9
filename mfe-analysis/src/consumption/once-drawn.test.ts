import { onceDrawn } from './once-drawn'

const place = (content: string) => {
  const element = document.createElement('div')
  element.innerHTML = content
  return element
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test.each([null, place('<p>No values</p>')])('where no chart is, nothing is waited for', (nowhere) => {
  const then = jest.fn()
  onceDrawn(nowhere, then)
  expect(then).toHaveBeenCalledTimes(1)
})

test('a chart has been drawn when its canvas has been on the screen for a frame', async () => {
  const then = jest.fn()
  const chart = place('<figure></figure>')
  onceDrawn(chart, then)
  await jest.advanceTimersByTimeAsync(1000)
  expect(then).not.toHaveBeenCalled()
  chart.firstElementChild!.append(document.createElement('canvas'))
  await jest.advanceTimersByTimeAsync(17)
  expect(then).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(50)
  expect(then).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(5000)
  expect(then).toHaveBeenCalledTimes(1)
})

test('a chart that fails instead, or is never drawn, is not waited for without end', async () => {
  const failed = jest.fn()
  const failing = place('<figure></figure>')
  onceDrawn(failing, failed)
  failing.innerHTML = '<p role="alert">Failed</p>'
  await jest.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledTimes(1)
  const never = jest.fn()
  onceDrawn(place('<figure></figure>'), never)
  await jest.advanceTimersByTimeAsync(3000)
  expect(never).toHaveBeenCalledTimes(1)
})

test('whoever leaves is not called any more', async () => {
  const then = jest.fn()
  onceDrawn(place('<figure><canvas></canvas></figure>'), then)()
  await jest.advanceTimersByTimeAsync(5000)
  expect(then).not.toHaveBeenCalled()
})
