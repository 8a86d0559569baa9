import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Select } from '@energycockpit/ui'
import { groupsQuery } from '../groups/groups-query'

interface GroupFilterProps {
  group: string | undefined
  onChange: (group: string | undefined) => void
}

/** A group of locations; where there are none, or they are not known, only the one that is chosen already. */
export function GroupFilter({ group, onChange }: GroupFilterProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const { data = [] } = useQuery(groupsQuery(api))
  // Groups of several businesses may have the same name.
  const names = [...new Set([...data.map(({ name }) => name), ...(group === undefined ? [] : [group])])]
  if (names.length === 0) return null
  return (
    <Select
      label={t('points.group')}
      groups={[
        {
          label: '',
          choices: [
            { value: '', label: t('points.all') },
            ...names.sort(new Intl.Collator(locale).compare).map((name) => ({ value: name, label: name })),
          ],
        },
      ]}
      value={group ?? ''}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  )
}
