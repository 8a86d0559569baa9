import { getTermsAndConditions } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'

/** The shell shows what it leads to in a dialog. */
export function TermsLink() {
  const { t } = useTexts()
  return <a href={getTermsAndConditions.path}>{t('public.terms')}</a>
}
