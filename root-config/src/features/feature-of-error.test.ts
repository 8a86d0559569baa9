import { featureOfError } from './feature-of-error'

const folders = {
  analysis: 'https://portal.example/analysis/assets/',
  'home-portal': 'https://portal.example/home-portal/',
}
const frame = (file: string) => `    at x (https://portal.example/${file}:1:2)`

describe('the feature that an error comes from', () => {
  it.each([
    ['its entry', [frame('analysis/assets/remoteEntry.js?v=1')], 'analysis'],
    ['a later part of it', [frame('home-portal/174.0a1b2c3d.js')], 'home-portal'],
    [
      'a library that it called',
      [frame('libraries/react.js'), frame('home-portal/remoteEntry.js')],
      'home-portal',
    ],
    [
      'one that another called',
      [frame('analysis/assets/a.js'), frame('home-portal/remoteEntry.js')],
      'analysis',
    ],
    ['the shell', [frame('root-config/root-config.js')], undefined],
    ['a path of the same name', [frame('platform/home-portal/x.js')], undefined],
    ['nowhere', [], undefined],
  ])('%s', (_, frames, featureId) => {
    expect(featureOfError(['Error: x', ...frames].join('\n'), folders)).toBe(featureId)
  })
})
