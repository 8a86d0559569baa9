import { useTranslate } from '@energycockpit/i18n'
import { EmptyState, Page, PageHead } from '@energycockpit/ui'
import type { Place } from '../routing/place'

/** The features that show measured values and little else. */
const ofValues = ['analysis', 'enms']

/** In place of a page that the user's role does not show: why, and who can change that. Nothing failed. */
export function DeniedPage({ place }: { place: Extract<Place, { kind: 'denied' }> }) {
  const { t } = useTranslate()
  const what = ofValues.includes(place.featureId) ? 'values' : 'page'
  return (
    <Page>
      <PageHead title={t(`denied.${what}.title`)} />
      <EmptyState title={t('denied.who')} glyph="key">
        {t(`denied.${what}.detail`)}
      </EmptyState>
    </Page>
  )
}
