import { FeaturePage } from '../feature-page'
import { questionTexts } from '../questions/question-texts'
import { ConversionFactors } from './conversion-factors'

/** What values are calculated with: prices, CO₂ factors, calorific values, each with the period in which it is valid. */
export function ConversionFactorsPage() {
  return (
    <FeaturePage texts={[questionTexts, (wanted) => import(`./locales/${wanted}.json`)]}>
      <ConversionFactors />
    </FeaturePage>
  )
}
