import { getActiveBusiness, getAppearance } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PageHead, Select } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdministrationTexts } from '../administration/administration-texts'
import { Loaded } from '../administration/loaded'
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
  const { api } = useFeature()
  const businesses = useQuery({
    queryKey: ['businesses'],
    queryFn: ({ signal }) => api.call(getActiveBusiness, { signal }),
  })
  return (
    <div className={page.page}>
      <PageHead title={t('appearance.title')} lead={t('appearance.lead')} />
      <Loaded query={businesses} failed={t('appearance.failed')}>
        {({ businesses: seen, businessId }) => <OfBusinesses seen={seen} chosen={businessId} />}
      </Loaded>
    </div>
  )
}

interface OfBusinessesProps {
  seen: readonly { id: number; name: string }[]
  /** The one that the user has narrowed the portal to. */
  chosen: number | null
}

function OfBusinesses({ seen, chosen }: OfBusinessesProps) {
  const { t } = useTexts()
  const { user } = useFeature()
  const [id, setId] = useState(chosen ?? user?.client_business_id ?? seen[0]?.id)
  const business = seen.find((one) => one.id === id) ?? seen[0]
  if (business === undefined) return null
  return (
    <>
      {seen.length > 1 && (
        <Select
          label={t('appearance.business')}
          groups={[{ label: '', choices: seen.map((one) => ({ value: `${one.id}`, label: one.name })) }]}
          value={`${business.id}`}
          onChange={(value) => setId(Number(value))}
        />
      )}
      <OfBusiness key={business.id} business={business} />
    </>
  )
}

function OfBusiness({ business }: { business: { id: number; name: string } }) {
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
      {(read) => <AppearanceForm key={read.revision} business={business} appearance={read} />}
    </Loaded>
  )
}
