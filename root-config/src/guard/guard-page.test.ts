import type { Guard } from './guard'
import { guardPage } from './guard-page'

const guard: jest.Mocked<Guard> = {
  comes: jest.fn(),
  hasLeft: jest.fn(),
  protectEvent: jest.fn(),
}
const standing: { is: () => string | undefined } = { is: () => undefined }

/** What it does is tried in a real page. */
jest.mock('./guard', () => ({
  createGuard: (options: { standing: () => string | undefined }) => {
    standing.is = options.standing
    return guard
  },
}))

const { beginStay, prepare } = guardPage({
  features: new Set(['weather']),
  host: document.body,
  report: () => undefined,
})

test('hands on clicks once it is there, and knows who stands', async () => {
  document.body.click()
  expect(guard.protectEvent).not.toHaveBeenCalled()
  prepare()
  await beginStay('analysis').end()
  const stay = beginStay('weather')
  expect(guard.comes).toHaveBeenCalledWith('weather')
  document.body.click()
  expect(guard.protectEvent).toHaveBeenCalledTimes(1)
  expect(standing.is()).toBe('weather')
  await stay.end('in vain')
  expect(standing.is()).toBeUndefined()
  expect(guard.hasLeft).toHaveBeenLastCalledWith('weather', expect.anything(), 'in vain')
})

test('never keeps the next feature waiting for what cannot be put right', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  guard.hasLeft.mockImplementationOnce(() => {
    throw new Error('no such element')
  })
  await expect(beginStay('weather').end()).resolves.toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(standing.is()).toBeUndefined()
})
