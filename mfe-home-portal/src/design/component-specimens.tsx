import { useTexts } from '@energycockpit/i18n'
import {
  Button,
  CheckboxGroup,
  EmptyState,
  ErrorState,
  Figure,
  FigureRow,
  IconButton,
  Panel,
  PartialNotice,
  Progress,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  Table,
  TableCell,
  TableNote,
  TextField,
} from '@energycockpit/ui'
import { useState } from 'react'
import { DataTableSpecimen } from './data-table-specimen'
import styles from './design-page.module.css'

const units = ['kWh', 'MWh'] as const

/** The components as they stand in a theme, in the states that they can have. */
export function ComponentSpecimens() {
  const { t, formats } = useTexts()
  const [unit, setUnit] = useState<(typeof units)[number]>('kWh')
  const [search, setSearch] = useState('')
  const [ticked, setTicked] = useState<(typeof units)[number][]>(['kWh'])
  const choices = units.map((value) => ({ value, label: value }))
  const label = t('design.sample')
  return (
    <div className={styles.specimens}>
      <h3>{t('design.components')}</h3>
      <div className={styles.row}>
        <Button look="primary">{label}</Button>
        <Button>{label}</Button>
        <Button look="quiet">{label}</Button>
        <Button disabled>{label}</Button>
        <IconButton look="plain" glyph="chevronLeft" label={label} />
      </div>
      <div className={styles.row}>
        <SegmentedControl label={label} choices={choices} value={unit} onChange={setUnit} />
        <Select label={label} labelHidden groups={[{ label: '', choices }]} value={unit} onChange={setUnit} />
      </div>
      <SearchField label={label} clearLabel={t('design.clear')} value={search} onChange={setSearch} />
      <div className={styles.row}>
        <TextField label={label} hint={label} value={search} onChange={setSearch} />
        <TextField label={label} fault={label} value={search} onChange={setSearch} />
      </div>
      <CheckboxGroup label={label} choices={choices} chosen={ticked} onChange={setTicked} />
      <Table
        columns={[
          { name: 'text', label },
          { name: 'figure', label, isNumber: true, sorts: 'descending' },
        ]}
        sortedBy="figure"
        onSort={() => undefined}
      >
        <tr>
          <th scope="row">{label}</th>
          <TableCell label={label} isNumber>
            {formats.count(1_026)} <TableNote>{unit}</TableNote>
          </TableCell>
        </tr>
      </Table>
      <DataTableSpecimen />
      <FigureRow>
        <Figure label={label} {...formats.quantityParts(1_026_900, 'kWh')} />
        <Figure label={label} number={formats.percent(0.97)} note={label} />
      </FigureRow>
      <PartialNotice>{label}</PartialNotice>
      <PartialNotice kind="information">{label}</PartialNotice>
      <Progress label={label} share={0.6} />
      <Skeleton className={styles.skeleton} />
      <Panel>
        <EmptyState title={label} />
      </Panel>
      <Panel>
        <ErrorState title={label} retry={{ label: t('failure.retry'), onRetry: () => setSearch('') }} />
      </Panel>
    </div>
  )
}
