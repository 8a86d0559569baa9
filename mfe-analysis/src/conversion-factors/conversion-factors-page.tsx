import { PageTexts } from '../page-texts'
import { questionTexts } from '../questions/question-texts'
import { ConversionFactors } from './conversion-factors'

/** What values are calculated with: prices, CO₂ factors, and what makes energy of gas; which hold since when. */
export function ConversionFactorsPage() {
  return (
    <PageTexts shared={questionTexts} own={(locale) => import(`./locales/${locale}.json`)}>
      <ConversionFactors />
    </PageTexts>
  )
}
