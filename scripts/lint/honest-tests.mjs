const skipping = 'A test runs or does not exist: nothing is skipped, and no test alone.'
const sleeping = 'Tests wait for a condition, not for time to pass.'
const runners = '/^(describe|it|test|each)$/'

/** For no-restricted-syntax in tests. */
export const restrictedInTests = [
  {
    selector: `MemberExpression[property.name=/^(skip|only|todo|failing)$/][object.name=${runners}]`,
    message: skipping,
  },
  {
    selector: `MemberExpression[property.name=/^(skip|only)$/][object.object.name=${runners}]`,
    message: skipping,
  },
  { selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', message: skipping },
  { selector: 'CallExpression[callee.name="setTimeout"]', message: sleeping },
  { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: sleeping },
  { selector: 'ImportDeclaration[source.value=/^(node:)?timers.promises$/]', message: sleeping },
]
