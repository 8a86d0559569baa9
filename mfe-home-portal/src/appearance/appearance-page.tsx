import { getAppearance } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PageHead } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { AdministrationTexts } from '../administration/administration-texts'
import { Loaded } from '../administration/loaded'
import { OfBusiness, type ChosenBusiness } from '../administration/of-business'
import page from '../administration/page.module.css'
import { AppearanceForm } from './appearance-form'
import { appearanceTexts } from './appearance-texts'

/** How the portal of a business looks: its colours and logos, set beside a preview of what comes of them. */
export function AppearancePage() {
  const { locale } = useFeature()
  return (
    <AdministrationTexts locale={locale} more={appearanceTexts}>
      <Appearance />
    </AdministrationTexts>
  )
}

function Appearance() {
  const { t } = useTexts()
  return (
    <div className={page.page}>
      <PageHead title={t('appearance.title')} lead={t('appearance.lead')} />
      <OfBusiness failed={t('appearance.failed')}>
        {(business) => <LooksOf key={business.id} business={business} />}
      </OfBusiness>
    </div>
  )
}

function LooksOf({ business }: { business: ChosenBusiness }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const appearance = useQuery({
    queryKey: ['appearance', business.id],
    queryFn: ({ signal }) => api.call(getAppearance, { params: { businessId: business.id }, signal }),
    // What is being set must not change under the hands.
    staleTime: Infinity,
  })
  return (
    <Loaded query={appearance} failed={t('appearance.failed')}>
      {(read) => <AppearanceForm business={business} appearance={read} />}
    </Loaded>
  )
}
