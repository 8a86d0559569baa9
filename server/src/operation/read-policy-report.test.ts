import type { PolicyReport } from '@energycockpit/contract'
import { readPolicyReport } from './read-policy-report'

const portal = 'https://portal.example'
const hyphenated = (change: object): PolicyReport => ({
  'csp-report': {
    'document-uri': `${portal}/platform/analysis/mp-17?search=anna#a`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?user=anna',
    'source-file': `${portal}/analysis/assets/remoteEntry.js?v=1`,
    ...change,
  },
})
const kept = {
  directive: 'script-src-elem',
  page: '/platform/analysis',
  blocked: 'https://evil.example',
  source: '/analysis/assets/remoteEntry.js',
}

test('keeps where and what, without queries, fragments, samples and the last segments', () => {
  expect(readPolicyReport(hyphenated({}), portal)).toEqual([kept])
})

test('reads what the Reporting API sends, all of it, and nothing of other kinds', () => {
  const body = {
    documentURL: `${portal}/platform/analysis?x=1`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js',
    sourceFile: `${portal}/analysis/assets/remoteEntry.js?v=1`,
    sample: null,
  }
  const report = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
    { type: 'csp-violation', body: { ...body, blockedURL: 'inline' } },
  ]
  expect(readPolicyReport(report, portal)).toEqual([kept, { ...kept, blocked: 'inline' }])
})

test('names the sink that Trusted Types guarded, and not the text', () => {
  const change = {
    'effective-directive': 'require-trusted-types-for',
    'blocked-uri': 'trusted-types-sink',
    'script-sample': 'Element innerHTML|<b>Anna Analyst</b>',
  }
  expect(readPolicyReport(hyphenated(change), portal)).toEqual([
    { ...kept, directive: 'require-trusted-types-for', blocked: 'trusted-types-sink Element innerHTML' },
  ])
})

test.each<[string, object, object]>([
  [
    'an older browser',
    { 'effective-directive': undefined, 'violated-directive': "script-src-elem 'self'" },
    {},
  ],
  ['no source', { 'source-file': null }, { source: '' }],
  ['no blocked address', { 'blocked-uri': undefined }, { blocked: '' }],
  ['an address of data', { 'blocked-uri': 'data:text/html,<b>anna' }, { blocked: 'data:' }],
  ['something that is no address', { 'blocked-uri': 'anna@example' }, { blocked: 'unreadable' }],
  ['the start page', { 'document-uri': `${portal}/` }, { page: '/' }],
])('%s', (_, change, expected) => {
  expect(readPolicyReport(hyphenated(change), portal)).toEqual([{ ...kept, ...expected }])
})

test.each<[string, object]>([
  ['of another page', { 'document-uri': 'https://elsewhere.example/' }],
  ['of no page', { 'document-uri': 'about' }],
  ['of something that extends the browser', { 'blocked-uri': 'chrome-extension://abc/x.js' }],
  ['in Firefox', { 'source-file': 'moz-extension://abc/x.js' }],
  ['in Safari', { 'source-file': 'safari-web-extension://abc/x.js' }],
  ['by the word alone', { 'source-file': 'chrome-extension' }],
  ['without a directive', { 'effective-directive': undefined }],
  ['with a text in its place', { 'effective-directive': '<b>' }],
])('a report %s is none of the portal’s business', (_, change) => {
  expect(readPolicyReport(hyphenated(change), portal)).toEqual([])
})
