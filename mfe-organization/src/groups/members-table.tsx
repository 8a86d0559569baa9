import type { ListedLocation } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Checkbox, Table, TableCell, TableNote, VisuallyHidden } from '@energycockpit/ui'
import { addressOf } from '../hierarchy/address'
import styles from './groups.module.css'

interface MembersTableProps {
  /** The one whose locations they are. */
  group: string
  locations: readonly ListedLocation[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Locations with where they stand; some are chosen for what is done with them next. */
export function MembersTable({ group, locations, chosen, onChange }: MembersTableProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const columns = [
    { name: 'name', label: t('fields.name') },
    { name: 'path', label: t('groups.place') },
    { name: 'groups', label: t('groups.otherGroups') },
  ] as const
  const all = locations.map(({ id }) => id)
  const areAll = all.every((id) => chosen.includes(id))
  return (
    <>
      <Checkbox checked={areAll} onChange={() => onChange(areAll ? [] : all)}>
        {t('groups.chooseAll')}
      </Checkbox>
      <Table columns={columns}>
        {locations.map(({ id, name, city, archived, groups, path }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.member}>
                <Checkbox
                  checked={chosen.includes(id)}
                  onChange={(isChosen) =>
                    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                >
                  <VisuallyHidden>{t('groups.chooseOne', { name })}</VisuallyHidden>
                </Checkbox>
                <span className={styles.name}>
                  <a href={`${basePath}/organization/hierarchy?${addressOf({ type: 'LOCATION', id })}`}>
                    {name}
                  </a>
                  {archived && <TableNote> {t('hierarchy.archived')}</TableNote>}
                </span>
              </span>
            </th>
            <TableCell label={t('groups.place')}>
              {[...path.map((above) => above.name), ...(city === null ? [] : [city])].join(' · ')}
            </TableCell>
            <TableCell label={t('groups.otherGroups')}>
              {groups.filter((other) => other !== group).join(', ') || '–'}
            </TableCell>
          </tr>
        ))}
      </Table>
    </>
  )
}
