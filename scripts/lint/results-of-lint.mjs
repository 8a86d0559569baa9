/*
 * What one process says of both: a code of its own for each outcome, none of them one of Node's, so that a process that
 * ends before its end has passed neither.
 */
const codes = [
  [0, { types: true, rules: true }],
  [101, { types: false, rules: true }],
  [102, { types: true, rules: false }],
  [103, { types: false, rules: false }],
]

export const exitCodeOf = (results) =>
  codes.find(([, { types, rules }]) => types === results.types && rules === results.rules)[0]

export const resultsOf = (exitCode) =>
  codes.find(([code]) => code === exitCode)?.[1] ?? { types: false, rules: false }
