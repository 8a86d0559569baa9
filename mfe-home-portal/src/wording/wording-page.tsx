import { getWording, type PortalText } from '@energycockpit/contract'
import { useTexts, type LoadTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PageHead } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdministrationTexts } from '../administration/administration-texts'
import { Loaded } from '../administration/loaded'
import { OfBusiness, type ChosenBusiness } from '../administration/of-business'
import page from '../administration/page.module.css'
import { OwnTexts } from './own-texts'
import { SearchTexts } from './search-texts'
import { WordingDialog } from './wording-dialog'

const wordingTexts: readonly LoadTexts[] = [(locale) => import(`./locales/${locale}.json`)]

/** What the portal says to the users of a business in words of its own. */
export function WordingPage() {
  const { locale } = useFeature()
  return (
    <AdministrationTexts locale={locale} more={wordingTexts}>
      <Wording />
    </AdministrationTexts>
  )
}

function Wording() {
  const { t } = useTexts()
  return (
    <div className={page.page}>
      <PageHead title={t('wording.title')} lead={t('wording.lead')} />
      <OfBusiness failed={t('wording.failed')}>
        {(business) => <WordingOf key={business.id} business={business} />}
      </OfBusiness>
    </div>
  )
}

function WordingOf({ business }: { business: ChosenBusiness }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [edited, setEdited] = useState<PortalText>()
  const wording = useQuery({
    queryKey: ['wording', business.id],
    queryFn: ({ signal }) => api.call(getWording, { params: { businessId: business.id }, signal }),
  })
  return (
    <Loaded query={wording} failed={t('wording.failed')}>
      {({ own, inherited, namespaces }) => (
        <>
          <OwnTexts business={business} own={own} inherited={inherited} onEdit={setEdited} />
          <SearchTexts namespaces={namespaces} onEdit={setEdited} />
          {edited && (
            <WordingDialog
              business={business}
              text={edited}
              own={own.find(({ namespace, key }) => namespace === edited.namespace && key === edited.key)}
              onClose={() => setEdited(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
