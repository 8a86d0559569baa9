const runners = '/^(describe|it|test|each)$/'
const skips = [
  `MemberExpression[property.name=/^(skip|only|todo|failing)$/][object.name=${runners}]`,
  `MemberExpression[property.name=/^(skip|only)$/][object.object.name=${runners}]`,
  'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
]
const sleeps = [
  'CallExpression[callee.name="setTimeout"]',
  'CallExpression[callee.property.name="waitForTimeout"]',
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/]',
]

/** Rule: a test runs, beside all others, and waits for a condition. */
export const honestTests = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      skips: 'A test runs or does not exist: nothing is skipped, and no test alone.',
      sleeps: 'Tests wait for a condition, not for time to pass.',
    },
  },
  create(context) {
    const report = (messageId) => (node) => context.report({ node, messageId })
    return {
      [skips.join(', ')]: report('skips'),
      [sleeps.join(', ')]: report('sleeps'),
    }
  },
}
