import { TextsProvider } from '@energycockpit/i18n'
import { render, screen } from '@testing-library/react'
import type { FeatureFailure } from '../features/explain-failure'
import { createShellTexts } from './shell-texts'
import { FailurePanel } from './failure-panel'

/** It asks SystemJS's import map, and is not needed here. */
jest.mock('../features/module-loader', () => ({
  overriddenNames: () => ['analysis'],
  addressOf: () => 'http://localhost:8500/remoteEntry.js',
}))

const failed = (featureId: string): FeatureFailure => ({
  ...{ featureId, version: null, kind: 'unreachable', correlationId: '7' },
  ...{ addresses: [], names: [] },
})

test.each([
  [
    'analysis',
    /loads it from http:\/\/localhost:8500\/remoteEntry\.js, not from the portal/,
    /Check your conn/,
  ],
  ['hp', /Check your connection/, /localhost/],
])('the panel of %s says what can be done where its files come from', async (featureId, help, not) => {
  render(
    <TextsProvider texts={createShellTexts('en')} locale="en">
      <FailurePanel failure={failed(featureId)} title="A page" onRetry={() => undefined} />
    </TextsProvider>,
  )
  await screen.findByText(help)
  expect(screen.queryByText(not)).toBeNull()
})
