import { waitFor } from '@testing-library/dom'
import { untilLoaded } from './until-loaded'

test('says why it cannot load, and loads again as often as the user tries', async () => {
  const shown: unknown[] = []
  let retry = () => undefined as void
  const answers = ['away', 'still away', undefined]
  const loading = untilLoaded(
    async () => {
      const failure = answers.shift()
      if (failure !== undefined) throw failure
      return 'loaded'
    },
    {
      showWaiting: (locale) => shown.push(`waiting in ${locale}`),
      showFailure: (_, failure, again) => {
        shown.push(failure)
        retry = again
      },
    },
    'en',
  )
  await waitFor(() => expect(shown).toEqual(['waiting in en', 'away']))
  retry()
  retry()
  await waitFor(() => expect(shown).toEqual(['waiting in en', 'away', 'waiting in en', 'still away']))
  retry()
  expect(await loading).toBe('loaded')
})
