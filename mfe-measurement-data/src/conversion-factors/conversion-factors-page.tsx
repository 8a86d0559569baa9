import { PageTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { featureTexts } from '../feature-texts'
import { questionTexts } from '../questions/question-texts'
import { ConversionFactors } from './conversion-factors'

/** What values are calculated with: prices, CO₂ factors, calorific values, each with the period in which it is valid. */
export function ConversionFactorsPage() {
  const { locale } = useFeature()
  return (
    <PageTexts
      locale={locale}
      load={[featureTexts, questionTexts, (wanted) => import(`./locales/${wanted}.json`)]}
    >
      <ConversionFactors />
    </PageTexts>
  )
}
