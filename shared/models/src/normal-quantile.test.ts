import { normalQuantile } from './normal-quantile'
import { criticalT } from './student-t'

test.each([
  [0.5, 0],
  [0.75, 0.6744897501960817],
  [0.975, 1.959963984540054],
  [0.999, 3.090232306167813],
  [1e-6, -4.753424308822899],
])('below the quantile of %d lies so much', (p, z) => {
  expect(normalQuantile(p)).toBeCloseTo(z, 7)
  expect(normalQuantile(1 - p)).toBeCloseTo(-z, 7)
})

test('it is that of Student’s distribution with very many degrees of freedom', () => {
  for (let p = 0.01; p < 1; p += 0.07)
    expect(Math.abs(normalQuantile(p))).toBeCloseTo(criticalT(Math.abs(2 * p - 1), 1e6), 4)
})

test('the ends are infinite, and what is no share has none', () => {
  expect([normalQuantile(0), normalQuantile(1), normalQuantile(1.1)]).toEqual([-Infinity, Infinity, NaN])
})
