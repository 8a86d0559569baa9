import { useTexts } from '@energycockpit/i18n'
import { CheckboxGroup } from '@energycockpit/ui'

interface RolesToGiveProps {
  /** The roles that may be given. */
  roles: readonly number[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  fault?: string | undefined
}

/** The roles of a user, each with what it means. */
export function RolesToGive({ roles, chosen, onChange, fault }: RolesToGiveProps) {
  const { t } = useTexts()
  const choices = roles.map((role) => ({
    value: role,
    label: t(`roles.${role}`),
    hint: t(`roleMeanings.${role}`),
  }))
  return (
    <CheckboxGroup
      label={t('user.roles')}
      choices={choices}
      chosen={chosen}
      onChange={onChange}
      fault={fault}
    />
  )
}
