import { render } from '@testing-library/react'
import { AddressText } from './address-text'

describe('an address in the warning', () => {
  it.each([
    ['https://evil.example/x?y#z', 'evil.example'],
    ['https://portal.example@evil.example/', 'evil.example'],
    ['https://evil.example:secret@evil.example/', 'evil.example'],
    ['https://evil.example@evil.example.org:8443/evil.example', 'evil.example.org:8443'],
    ['https://xn--80ak6aa92e.example/', 'xn--80ak6aa92e.example'],
  ])('%s shows where it really leads', (address, host) => {
    const { container } = render(<AddressText address={address} />)
    expect(container.textContent).toBe(address)
    const strong = container.querySelector('strong')
    expect(strong?.textContent).toBe(host)
    expect(strong?.previousSibling?.textContent?.replace(/^https:\/\//, '') ?? '').not.toMatch(/[^@]$/)
  })

  it('without a host is shown as it is', () => {
    const { container } = render(<AddressText address="mailto:help@portal.example" />)
    expect(container.textContent).toBe('mailto:help@portal.example')
    expect(container.querySelector('strong')).toBeNull()
  })
})
