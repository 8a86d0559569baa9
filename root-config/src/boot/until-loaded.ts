import type { Locale } from '@energycockpit/contract'
import type { Screen } from '../shell/screen'

/**
 * Loads what the portal cannot begin without. While it cannot be had the page says why, and the user tries again as
 * often as they like: only this is done again, so that nothing listens twice.
 */
export async function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  { showWaiting, showFailure }: Pick<Screen, 'showWaiting' | 'showFailure'>,
  locale: Locale,
): Promise<Loaded> {
  for (;;) {
    showWaiting(locale)
    try {
      return await load()
    } catch (failure) {
      await new Promise<void>((retry) => showFailure(locale, failure, retry))
    }
  }
}
