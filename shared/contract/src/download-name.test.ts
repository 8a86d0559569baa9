import fc from 'fast-check'
import { downloadName } from './download-name'

test.each([
  [
    { place: 'Rathaus Süd', what: 'Hauptzähler', from: '2026-10-01', to: '2026-10-31', ending: 'csv' },
    'Rathaus Süd-Hauptzähler-2026-10-01-2026-10-31.csv',
  ],
  [
    { place: 'Library', what: 'Cost', from: '2026-10-01', to: '2026-10-01', ending: 'xlsx' },
    'Library-Cost-2026-10-01.xlsx',
  ],
  [{ what: 'Metering points', from: '2026-10-01', ending: 'csv' }, 'Metering points-2026-10-01.csv'],
  [{ place: '../../etc', what: 'a/b\\c:d*?"<>|', ending: 'csv' }, 'etc-a b c d.csv'],
  [{ place: 'Flow: gas', what: 'x', ending: 'pdf' }, 'Flow – gas-x.pdf'],
  [{ what: 'con', ending: 'csv' }, 'con_.csv'],
  [{ what: '...', ending: 'csv' }, 'EnergyCockpit.csv'],
  // Whatever turns the letters round would make another ending of it.
  [{ what: 'a\u202egpj', ending: 'exe' }, 'a gpj.exe'],
  [{ what: 'Zu\u0308rich', ending: 'csv' }, 'Z\u00fcrich.csv'],
])('%j is called %s', (given, name) => {
  expect(downloadName(given)).toBe(name)
})

test('a long name loses whole words, and keeps place, subject and days', () => {
  const place = `${'Verwaltungsgebäude '.repeat(9)}Nord`
  const name = downloadName({ place, what: 'Strom', from: '2026-01-01', to: '2026-12-31', ending: 'csv' })
  expect(name).toBe(
    'Verwaltungsgebäude Verwaltungsgebäude Verwaltungsgebäude-Strom-2026-01-01-2026-12-31.csv',
  )
  expect([...downloadName({ what: '😀'.repeat(500), ending: 'csv' })]).toHaveLength(26)
})

test('whatever it is of, every file system takes the name', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  fc.assert(
    fc.property(fc.option(text, { nil: undefined }), text, text, (place, what, from) => {
      const name = downloadName({ place, what, from, to: '2026-12-31', ending: 'xlsx' })
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|%]|[. ]$|^[. ]/u)
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
      expect(name.endsWith('2026-12-31.xlsx')).toBe(true)
    }),
  )
})
