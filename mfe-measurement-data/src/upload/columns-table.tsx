import { useState } from 'react'
import type { CsvGuess } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Select, Table, TableCell } from '@energycockpit/ui'
import { columnName } from './column-name'
import { columnRoles, roleOf, withRole, type ColumnRole } from './column-roles'
import type { Changes, Draft } from './draft'
import { UnitChoice } from './unit-choice'
import type { Preview } from './use-preview'
import styles from './upload.module.css'

interface ColumnsTableProps {
  guess: CsvGuess
  rows: Preview['rows']
  draft: Draft
  onChange: (changes: Changes) => void
}

const tableColumns = ['column', 'sample', 'role', 'unit'] as const
/** More than these are shown when somebody wants to see them. */
const fewColumns = 12
const samples = 3

/** Which column is which, with the first of what stands there. */
export function ColumnsTable({ guess, rows, draft, onChange }: ColumnsTableProps) {
  const { t, formats } = useTexts()
  const [all, setAll] = useState(false)
  const width = Math.max(guess.headings.length, ...rows.map(({ cells }) => cells.length), 0)
  const body = rows.filter(({ line }) => line > (draft.headingLines ?? 0))
  const label = (name: (typeof tableColumns)[number]) => t(`upload.columns.${name}`)
  const shown = all ? width : Math.min(width, fewColumns)

  return (
    <div className={styles.columns}>
      <h3>{t('upload.columns.title')}</h3>
      <Table columns={tableColumns.map((name) => ({ name, label: label(name) }))}>
        {Array.from({ length: shown }, (_, column) => {
          const name = columnName(column, guess.headings, t)
          const role = roleOf(draft, column)
          const value = draft.values?.find((each) => each.column === column)
          return (
            <tr key={column}>
              <th scope="row">{name}</th>
              <TableCell label={label('sample')} room="two" muted>
                {body
                  .slice(0, samples)
                  .map(({ cells }) => cells[column] ?? '')
                  .join(' · ')}
              </TableCell>
              <TableCell label={label('role')} room="two">
                <Select<ColumnRole>
                  label={t('upload.columns.roleOf', { name })}
                  labelHidden
                  groups={[
                    {
                      label: '',
                      choices: columnRoles.map((each) => ({ value: each, label: t(`upload.role.${each}`) })),
                    },
                  ]}
                  value={role}
                  onChange={(chosen) => onChange(withRole(draft, column, chosen))}
                />
              </TableCell>
              <TableCell label={value ? label('unit') : undefined} room="two">
                {value && <UnitChoice name={name} value={value} draft={draft} onChange={onChange} />}
              </TableCell>
            </tr>
          )
        })}
      </Table>
      {shown < width && (
        <p>
          <Button onClick={() => setAll(true)}>
            {t('upload.columns.all', { count: width, written: formats.count(width) })}
          </Button>
        </p>
      )}
    </div>
  )
}
