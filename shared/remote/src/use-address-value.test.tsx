import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FeatureContext } from './feature-context'
import type { FeatureProps } from './feature-props'
import { useAddressValue } from './use-address-value'

const go = (address: string) => {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new Event('popstate'))
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <FeatureContext value={{ navigate: go } as unknown as FeatureProps}>{children}</FeatureContext>
)
const shown = () => renderHook(() => useAddressValue('period', ['DAY', 'WEEK']), { wrapper }).result

test('what is chosen stands in the address beside the rest, and is read from it again', () => {
  go('/page?a=1')
  const result = shown()
  expect(result.current[0]).toBe('DAY')
  act(() => result.current[1]('WEEK'))
  expect([result.current[0], window.location.search]).toEqual(['WEEK', '?a=1&period=WEEK'])
  expect(shown().current[0]).toBe('WEEK')
  act(() => result.current[1]('DAY'))
  expect([result.current[0], window.location.search]).toEqual(['DAY', '?a=1'])
})

test('what is no value is as if it were not there', () => {
  go('/page?period=CENTURY')
  expect(shown().current[0]).toBe('DAY')
})
