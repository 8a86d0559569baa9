import type { FeatureProps } from '@energycockpit/remote'
import { genericFeature } from './generic-feature'

jest.mock('@energycockpit/generic-feature', () => ({ defineGenericFeature: () => undefined }))
/** It asks SystemJS's import map, and is not needed here. */
jest.mock('./feature-version', () => ({ rememberVersion: () => undefined }))

const props = () => ({ locale: 'en', subRoutes: [], domElement: document.body }) as unknown as FeatureProps
const element = () => document.querySelector('generic-feature')

test('one that is taken out before anything was drawn is not waited for', async () => {
  const { mount } = genericFeature('weather-map') as unknown as Record<
    'mount',
    (props: FeatureProps) => Promise<unknown>
  >
  const mounted = mount(props())
  element()!.dispatchEvent(new CustomEvent('left', { detail: {} }))
  await expect(mounted).rejects.toThrow('left before it was there')
})

test('one that could not be mounted is out of the page, and is unmounted without waiting for word of it', async () => {
  const { mount, unmount } = genericFeature('weather-map') as unknown as Record<
    'mount' | 'unmount',
    (props: FeatureProps) => Promise<unknown>
  >
  const mounted = mount(props())
  const failure = new Error('left while it was on its way')
  element()!.dispatchEvent(new CustomEvent('failed', { detail: { error: failure } }))
  await expect(mounted).rejects.toBe(failure)
  expect(element()).toBeNull()
  await unmount(props())
})
