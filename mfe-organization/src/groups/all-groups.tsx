import type { LocationGroup } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Table, TableCell, TableNote } from '@energycockpit/ui'
import { groupAddress } from './group-address'
import type { OpenStep } from './group-dialog'
import styles from './groups.module.css'

interface AllGroupsProps {
  groups: readonly LocationGroup[]
  onStep: (step: OpenStep) => void
}

/** The groups of a business, each with its number of locations. */
export function AllGroups({ groups, onStep }: AllGroupsProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  if (groups.length === 0)
    return (
      <EmptyState title={t('groups.none')} glyph="location">
        {t('groups.noneDetail')}
      </EmptyState>
    )
  const columns = [
    { name: 'name', label: t('groups.name') },
    { name: 'locations', label: t('groups.locations'), isNumber: true },
    { name: 'steps', label: t('series.steps'), labelHidden: true },
  ] as const
  return (
    <Table columns={columns}>
      {groups.map((group) => {
        const { name, locations, archived } = group
        return (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              <a href={`${basePath}/organization/groups${groupAddress(group)}`}>{name}</a>
            </th>
            <TableCell label={t('groups.locations')} isNumber>
              {formats.count(locations)}
              {archived > 0 && <TableNote>{t('groups.andArchived', { count: archived })}</TableNote>}
            </TableCell>
            <TableCell room="all">
              <span className={styles.steps}>
                {(['rename', 'dissolve'] as const).map((step) => (
                  <Button
                    key={step}
                    onClick={() => onStep({ step, name })}
                    aria-haspopup="dialog"
                    aria-label={`${t(`groups.${step}`)}: ${name}`}
                  >
                    {t(`groups.${step}`)}
                  </Button>
                ))}
              </span>
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
