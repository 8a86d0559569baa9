import { fitLinear } from '../linear-fit'
import { agreeingDigits, type NistDataSet } from './nist-data-set.testing'
import { filip, longley, noInt1, noInt2, norris, pontius } from './observed.testing'
import { wampler1, wampler2, wampler3, wampler4, wampler5 } from './wampler.testing'

/**
 * How many digits of the worst coefficient, of the worst standard error and of the fit's other figures agree with the
 * certified values. Reached are 12.3, 12.5, 14.7, 15, 7.7, 12.8, 9.4, 12.8, 9.1, 7.8 and 5.8 for the coefficients:
 * Filip's powers are nearly one another (a condition of 1e15), and Wampler5 is noise ten million times its signal.
 */
test.each<[string, NistDataSet, number, number]>([
  ['Norris', norris, 12, 13],
  ['Pontius', pontius, 12, 13],
  ['NoInt1', noInt1, 14, 14],
  ['NoInt2', noInt2, 14, 14],
  ['Filip', filip, 7, 7],
  ['Longley', longley, 12, 12.5],
  ['Wampler1', wampler1, 9, 9],
  ['Wampler2', wampler2, 12, 13.5],
  ['Wampler3', wampler3, 8.5, 13],
  ['Wampler4', wampler4, 7, 13],
  ['Wampler5', wampler5, 5, 13],
])('%s is fitted to the certified digits', (_, data, digitsOfValues, digitsOfErrors) => {
  const regressors = data.columns.map((values, place) => ({ name: `x${place + 1}`, values }))
  const { fit } = fitLinear({ y: data.y, regressors, intercept: data.intercept })
  if (fit === undefined) throw new Error('refused')
  data.values.forEach((certified, place) => {
    const { value, standardError } = fit.coefficients[place]!
    expect(agreeingDigits(value, certified)).toBeGreaterThan(digitsOfValues)
    expect(agreeingDigits(standardError, data.standardErrors[place]!)).toBeGreaterThan(digitsOfErrors)
  })
  expect(agreeingDigits(fit.rmse, data.standardDeviation)).toBeGreaterThan(digitsOfErrors)
  expect(agreeingDigits(fit.rSquared, data.rSquared)).toBeGreaterThan(Math.min(digitsOfErrors + 2, 14))
  // Without noise F is infinite; what rounding leaves of it is at least that of R's lm.
  if (data.f === Infinity) expect(fit.f).toBeGreaterThan(1e25)
  else expect(agreeingDigits(fit.f, data.f)).toBeGreaterThan(digitsOfErrors - 0.5)
})

test("p values, F and adjusted R² are those that R's lm prints for Longley and Norris", () => {
  const fitOf = ({ y, columns }: NistDataSet) =>
    fitLinear({ y, regressors: columns.map((values, place) => ({ name: `${place}`, values })) }).fit!
  const ofLongley = fitOf(longley)
  const printed = [0.0035604, 0.86314083, 0.31268106, 0.00253509, 0.00094437, 0.8262118, 0.0030368]
  printed.forEach((p, place) => expect(ofLongley.coefficients[place]!.p).toBeCloseTo(p, 8))
  expect(agreeingDigits(ofLongley.pOfF, 4.98403052872e-10)).toBeGreaterThan(10)
  expect(ofLongley.adjustedRSquared).toBeCloseTo(0.992465007629, 11)
  const ofNorris = fitOf(norris)
  expect(ofNorris.coefficients[0]!.p).toBeCloseTo(0.26775, 5)
  expect(ofNorris.adjustedRSquared).toBeCloseTo(0.999993561939, 11)
})
