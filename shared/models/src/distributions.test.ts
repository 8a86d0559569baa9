import fc from 'fast-check'
import { upperF } from './f-distribution'
import { incompleteBeta } from './incomplete-beta'
import { logGamma } from './log-gamma'
import { criticalT, twoSidedT } from './student-t'

const degrees = fc.integer({ min: 1, max: 400 })
const size = fc.double({ min: 0.001, max: 60, noNaN: true })

// NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, upper critical values of Student's t.
test.each([
  [0.95, 1, 12.706],
  [0.95, 2, 4.303],
  [0.95, 5, 2.571],
  [0.95, 10, 2.228],
  [0.95, 30, 2.042],
  [0.95, 100, 1.984],
  [0.9, 10, 1.812],
  [0.99, 10, 3.169],
  [0.99, 60, 2.66],
])('with %d and %i degrees of freedom t is %d', (confidence, degreesOfFreedom, t) => {
  expect(criticalT(confidence, degreesOfFreedom)).toBeCloseTo(t, 3)
})

// NIST/SEMATECH e-Handbook, 1.3.6.7.3, upper critical values of F at 5 % and 1 %.
test.each([
  [0.05, 1, 1, 161.448],
  [0.05, 2, 10, 4.103],
  [0.05, 5, 20, 2.711],
  [0.05, 10, 30, 2.165],
  [0.01, 1, 10, 10.044],
  [0.01, 5, 20, 4.103],
])('with the probability %d F(%i, %i) exceeds %d', (probability, numerator, denominator, f) => {
  expect(upperF(f, numerator, denominator)).toBeCloseTo(probability, 4)
})

test('t with one and two degrees of freedom is what its closed form says', () => {
  fc.assert(
    fc.property(size, (t) => {
      expect(twoSidedT(t, 1)).toBeCloseTo(1 - (2 * Math.atan(t)) / Math.PI, 12)
      expect(twoSidedT(t, 2)).toBeCloseTo(1 - t / Math.sqrt(2 + t * t), 12)
    }),
  )
})

test('F with two degrees in the numerator is what its closed form says, and F of one degree is t²', () => {
  fc.assert(
    fc.property(size, degrees, (f, denominator) => {
      expect(upperF(f, 2, denominator)).toBeCloseTo((1 + (2 * f) / denominator) ** (-denominator / 2), 12)
      expect(upperF(f * f, 1, denominator)).toBeCloseTo(twoSidedT(f, denominator), 12)
    }),
  )
})

test('criticalT is where twoSidedT leaves the rest outside', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 0.999, noNaN: true }), degrees, (confidence, degreesOfFreedom) => {
      expect(twoSidedT(criticalT(confidence, degreesOfFreedom), degreesOfFreedom)).toBeCloseTo(
        1 - confidence,
        10,
      )
    }),
  )
})

test('the incomplete beta function and its mirror image make 1', () => {
  const parameter = fc.double({ min: 0.5, max: 300, noNaN: true })
  // Of 1024ths, whose rest is exact.
  const share = fc.integer({ min: 0, max: 1024 }).map((whole) => whole / 1024)
  fc.assert(
    fc.property(share, parameter, parameter, (x, a, b) => {
      const below = incompleteBeta(x, a, b)
      expect(below).toBeGreaterThanOrEqual(0)
      expect(below).toBeLessThanOrEqual(1 + 1e-12)
      expect(below + incompleteBeta(1 - x, b, a)).toBeCloseTo(1, 10)
    }),
  )
})

test('logGamma of a whole number is the logarithm of a factorial', () => {
  let factorial = 1
  for (let n = 1; n <= 20; n++) {
    expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 11)
    factorial *= n
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 13)
})
