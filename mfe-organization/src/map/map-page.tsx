import { PageTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { featureTexts } from '../feature-texts'
import { Locations } from './locations'

/** The locations on a map, with what they consume. */
export function MapPage() {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={[featureTexts, (wanted) => import(`./locales/${wanted}.json`)]}>
      <Locations />
    </PageTexts>
  )
}
