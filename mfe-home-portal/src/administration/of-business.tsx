import { getActiveBusiness } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Select } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Loaded } from './loaded'

export interface ChosenBusiness {
  id: number
  name: string
}

interface OfBusinessProps {
  /** Said where the businesses could not be loaded. */
  failed: string
  children: (business: ChosenBusiness) => ReactNode
}

/** What is administered for one business at a time; who sees several chooses it. */
export function OfBusiness({ failed, children }: OfBusinessProps) {
  const { t } = useTexts()
  const { api, user } = useFeature()
  const [chosen, setChosen] = useState<number>()
  const query = useQuery({
    queryKey: ['active-business'],
    queryFn: ({ signal }) => api.call(getActiveBusiness, { signal }),
  })
  return (
    <Loaded query={query} failed={failed}>
      {({ businesses, businessId }) => {
        const id = chosen ?? businessId ?? user?.client_business_id
        const business = businesses.find((one) => one.id === id) ?? businesses[0]
        if (business === undefined) return null
        return (
          <>
            {businesses.length > 1 && (
              <Select
                label={t('users.business')}
                groups={[
                  { label: '', choices: businesses.map((one) => ({ value: `${one.id}`, label: one.name })) },
                ]}
                value={`${business.id}`}
                onChange={(value) => setChosen(Number(value))}
              />
            )}
            {children(business)}
          </>
        )
      }}
    </Loaded>
  )
}
