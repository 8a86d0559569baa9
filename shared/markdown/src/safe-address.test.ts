import { isSafeAddress } from './safe-address'

const page = 'https://portal.example/platform/home-portal'

test.each([
  ...['https://a.example', 'http://a.example', 'mailto:a@b.example', 'tel:+491234', '//a.example/x'],
  ...['/platform/analysis', 'below', '#part', '?node=1', ''],
])('%j may be led to', (address) => {
  expect(isSafeAddress(address, page)).toBe(true)
})

test.each([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)'],
  ...['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:https://a.example/1', 'ftp://a.example'],
  ...['irc://a.example', 'https://', 'intent:x'],
])('%j may not', (address) => {
  expect(isSafeAddress(address, page)).toBe(false)
})
