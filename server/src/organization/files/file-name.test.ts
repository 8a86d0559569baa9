import fc from 'fast-check'
import { cleanFileName } from './file-name'

test.each([
  ['Boiler.JPG', 'image/webp', 'Boiler.webp'],
  ['C:\\photos\\Boiler.jpeg', 'image/webp', 'Boiler.webp'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['Wartungsvertrag Kälte 2026.pdf', 'application/pdf', 'Wartungsvertrag Kälte 2026.pdf'],
  ['report.pdf.exe', 'application/pdf', 'report.pdf.exe.pdf'],
  ['a\u0000b\r\nc.txt', 'text/plain', 'abc.txt'],
  ['invoice\u202efdp.txt', 'text/plain', 'invoicefdp.txt'],
  ['con<>:"|?*%.csv', 'text/csv', 'con________.csv'],
  ['...', 'text/csv', 'file.csv'],
  [' .hidden ', 'text/plain', 'hidden.txt'],
])('%j as %s is called %s', (written, type, expected) => {
  expect(cleanFileName(written, type)).toBe(expected)
})

test('whatever a file is called, its name is short, of one line, in no folder, and ends as what it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (written) => {
      const name = cleanFileName(written, 'application/pdf')
      expect(name).toMatch(/^[^\\/\p{Cc}\p{Cf}<>:"|?*]+\.pdf$/u)
      expect([...name].length).toBeLessThanOrEqual(124)
    }),
  )
})
