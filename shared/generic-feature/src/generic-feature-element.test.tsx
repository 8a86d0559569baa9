import { act } from '@testing-library/react'
import { defineGenericFeature } from './generic-feature-element'
import type { GenericFeatureProps } from './generic-feature'

let begins = false
function Inside({ container }: GenericFeatureProps) {
  if (begins) Object.assign(container!, { hasBegun: true })
  return <></>
}
beforeAll(() => defineGenericFeature(Inside))

async function timesLeft(): Promise<number> {
  const element = document.createElement('generic-feature')
  const left = jest.fn()
  element.addEventListener('left', left)
  await act(async () => document.body.append(element))
  await act(async () => element.remove())
  return left.mock.calls.length
}

test('an element that is taken out before its inside has begun says that it has left', async () => {
  begins = false
  expect(await timesLeft()).toBe(1)
})

test('once the inside has begun, the inside says so', async () => {
  begins = true
  expect(await timesLeft()).toBe(0)
})
