import type { ReleasedMeter } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'

/** Says which objects of a digital twin lost a metering point, because it is elsewhere now; empty: none did. */
export function useReleasedText() {
  const { t } = useTexts()
  return (released: readonly ReleasedMeter[] | undefined): string =>
    released === undefined || released.length === 0
      ? ''
      : t('move.released', {
          objects: released.map(({ object, meteringPoint }) => `${object} (${meteringPoint})`).join(', '),
        })
}
