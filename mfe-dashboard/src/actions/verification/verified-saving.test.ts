import fc from 'fast-check'
import { verifiedSaving, type Verdict } from './verified-saving'

const year = 365.25
const use = (saved: number, uncertainty: number) => ({
  ...{ expected: 1_000, actual: 1_000 - saved, uncertainty, days: year },
})

test.each<[string, saved: number, uncertainty: number, promised: number, verdict: Verdict]>([
  ['saved as promised', 100, 30, 100, 'CONFIRMED'],
  ['more than promised', 150, 30, 100, 'CONFIRMED'],
  ['a little less, within the uncertainty', 80, 30, 100, 'CONFIRMED'],
  ['half of it', 50, 20, 100, 'LESS'],
  ['as promised, but within a wide band', 90, 120, 100, 'UNCERTAIN'],
  ['nothing, and the promise ruled out', 10, 30, 100, 'NOT_SEEN'],
  ['nothing at all', 0, 0, 100, 'NOT_SEEN'],
  ['more used', -50, 20, 100, 'MORE_USED'],
  ['more needed, as planned', -100, 20, -100, 'CONFIRMED'],
  ['more needed than planned', -150, 20, -100, 'MORE_USED'],
])('%s', (_case, saved, uncertainty, promised, verdict) => {
  expect(verifiedSaving(use(saved, uncertainty), promised)).toEqual({ saved, uncertainty, promised, verdict })
})

test('what was promised for a year is promised for its days', () => {
  const half = { ...use(50, 1), days: year / 2 }
  expect(verifiedSaving(half, 100)).toMatchObject({ promised: 50, verdict: 'CONFIRMED' })
})

test('nothing is confirmed that may be nothing, where a saving was promised', () => {
  const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(
      amount,
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 1, max: 1e6, noNaN: true }),
      (saved, uncertainty, promised) => {
        const { verdict } = verifiedSaving(use(saved, uncertainty), promised)
        if (verdict === 'CONFIRMED' || verdict === 'LESS') expect(saved - uncertainty).toBeGreaterThan(-1e-6)
        if (verdict === 'LESS' || verdict === 'NOT_SEEN')
          expect(saved + uncertainty).toBeLessThan(promised + 1e-6)
      },
    ),
  )
})
