import { FeaturePage } from '../feature-page'
import { enteringTexts } from '@energycockpit/metering-points/entering'
import { ConversionFactors } from './conversion-factors'

/** What values are calculated with: prices, CO₂ factors, calorific values, each with the period in which it is valid. */
export function ConversionFactorsPage() {
  return (
    <FeaturePage texts={[enteringTexts, (wanted) => import(`./locales/${wanted}.json`)]}>
      <ConversionFactors />
    </FeaturePage>
  )
}
