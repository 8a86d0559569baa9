import { useTexts } from '@energycockpit/i18n'
import { SearchField, Select } from '@energycockpit/ui'
import type { Business } from './invitation'

interface UsersSoughtProps {
  businesses: readonly Business[]
  text: string
  onText: (text: string) => void
  /** Empty: all of them. */
  businessId: string
  onBusiness: (businessId: string) => void
}

/** Whom the list is narrowed to. */
export function UsersSought({ businesses, text, onText, businessId, onBusiness }: UsersSoughtProps) {
  const { t } = useTexts()
  const every = { value: '', label: t('users.everyBusiness') }
  return (
    <>
      <SearchField
        label={t('users.search')}
        clearLabel={t('users.clearSearch')}
        value={text}
        onChange={(value) => onText(value.slice(0, 100))}
      />
      {businesses.length > 1 && (
        <Select
          label={t('users.business')}
          labelHidden
          groups={[
            {
              label: '',
              choices: [every, ...businesses.map(({ id, name }) => ({ value: `${id}`, label: name }))],
            },
          ]}
          value={businessId}
          onChange={onBusiness}
        />
      )}
    </>
  )
}
