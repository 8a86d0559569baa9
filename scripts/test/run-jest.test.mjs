import { countTests } from './run-jest.mjs'

const green = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
}

test.each([
  ['all pass', green, { passed: 7, failed: 0 }],
  ['one fails', { ...green, success: false, numFailedTests: 1 }, { passed: 7, failed: 1 }],
  ['one is skipped', { ...green, numPendingTests: 1 }, { passed: 7, failed: 1 }],
  [
    'a file cannot be loaded',
    { ...green, success: false, numRuntimeErrorTestSuites: 1 },
    { passed: 7, failed: 1 },
  ],
  ['jest fails without a failed test', { ...green, success: false }, { passed: 7, failed: 1 }],
  ['jest ended before it could report', undefined, { passed: 0, failed: 1 }],
])('%s', (_, report, counts) => {
  expect(countTests(report)).toEqual(counts)
})
