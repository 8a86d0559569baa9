import type {
  AttributeDefinition,
  StructureDifference,
  StructureImportResult,
  StructureRowFault,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { EmptyState, PartialNotice, Table, TableCell, TableNote } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { useFieldLabel } from '../form/field-label'
import { useFieldText } from '../form/field-text'

interface ImportReportProps {
  report: StructureImportResult
  /** What the business has defined, by whose names the report tells of values. */
  attributes: readonly AttributeDefinition[]
}

/** What a file changes, or why it cannot: each row with what is wrong in which column. */
export function ImportReport({ report, attributes }: ImportReportProps) {
  const { t } = useTexts()
  const { faults, faultCount, differences } = report
  const counts = (['created', 'changed', 'archived', 'restored', 'unchanged'] as const).filter(
    (what) => report[what] > 0,
  )
  if (faultCount > 0)
    return (
      <>
        <PartialNotice>{t('import.faults', { count: faultCount })}</PartialNotice>
        <FaultsTable faults={faults} />
        {faultCount > faults.length && <p>{t('import.moreFaults', { count: faultCount - faults.length })}</p>}
      </>
    )
  if (differences.length === 0 && report.unchanged === 0)
    return <EmptyState title={t('import.empty')}>{t('import.emptyDetail')}</EmptyState>
  if (differences.length === 0)
    return <EmptyState title={t('import.same')}>{t('import.sameDetail')}</EmptyState>
  const total = report.created + report.changed + report.archived + report.restored
  return (
    <>
      <ul aria-label={t('import.summary')}>
        {counts.map((what) => (
          <li key={what}>{t(`import.counts.${what}`, { count: report[what] })}</li>
        ))}
      </ul>
      <DifferencesTable differences={differences} attributes={attributes} />
      {total > differences.length && (
        <p>{t('import.moreDifferences', { count: total - differences.length })}</p>
      )}
    </>
  )
}

function FaultsTable({ faults }: { faults: readonly StructureRowFault[] }) {
  const { t, formats } = useTexts()
  const labelOf = useFieldLabel()
  // Of an unknown choice, what was written and then what might stand there.
  const aboutOf = (code: StructureRowFault['code'], [value = '', ...choices]: readonly string[]) =>
    code === 'CHOICE_UNKNOWN'
      ? t('import.allowed', { value, choices: choices.join(', ') })
      : [value, ...choices].join(', ')
  const columns = (['sheet', 'row', 'column', 'reason'] as const).map((name) => ({
    name,
    label: t(`import.columns.${name}`),
  }))
  return (
    <Table columns={columns}>
      {faults.map(({ kind, row, field, code, about }, place) => (
        <tr key={place}>
          <th scope="row">{kind ? t(`sheets.${kind}`) : '–'}</th>
          <TableCell label={t('import.columns.row')}>{row === null ? '–' : formats.count(row)}</TableCell>
          <TableCell label={t('import.columns.column')}>{field ? labelOf(field) : '–'}</TableCell>
          <TableCell label={t('import.columns.reason')} room="two">
            {t(`faults.${code}`, { example: formats.exampleNumber })}
            {about.length > 0 && <TableNote> {aboutOf(code, about)}</TableNote>}
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}

function DifferencesTable({
  differences,
  attributes,
}: Pick<ImportReportProps, 'attributes'> & { differences: readonly StructureDifference[] }) {
  const { t } = useTexts()
  const columns = (['action', 'what', 'id', 'changes'] as const).map((name) => ({
    name,
    label: t(`import.columns.${name}`),
  }))
  return (
    <Table columns={columns}>
      {differences.map((difference, place) => (
        <DifferenceLine
          key={`${difference.kind} ${difference.key ?? place}`}
          difference={difference}
          attributes={attributes.filter(({ appliesTo }) => appliesTo === difference.kind)}
        />
      ))}
    </Table>
  )
}

interface DifferenceLineProps extends Pick<ImportReportProps, 'attributes'> {
  difference: StructureDifference
}

function DifferenceLine({
  difference: { kind, key, name, action, fields, series, timeZone },
  attributes,
}: DifferenceLineProps) {
  const { t } = useTexts()
  const labelOf = useFieldLabel(attributes)
  const textOf = useFieldText({ attributes, timeZone })
  return (
    <tr>
      <th scope="row">{t(`actions.${action}`)}</th>
      <TableCell label={t('import.columns.what')} room="two">
        {t(`kinds.${kind}`)} {series ? <SeriesName series={series} /> : name}
      </TableCell>
      <TableCell label={t('import.columns.id')}>{key ?? '–'}</TableCell>
      <TableCell label={t('import.columns.changes')} room="all">
        {fields.length === 0
          ? '–'
          : fields.map(({ field, before, after }) => (
              <TableNote key={field}>
                {labelOf(field)}: {textOf(field, before)} → {textOf(field, after)}{' '}
              </TableNote>
            ))}
      </TableCell>
    </tr>
  )
}

/** A series by its metering point and what is measured there: its number tells nobody anything. */
function SeriesName({ series }: { series: NonNullable<StructureDifference['series']> }) {
  const { t, locale } = useTexts()
  const { meteringPoint, quantity, unit, direction, interval } = series
  const traits = [
    ...[t(`choices.${quantity}`), unitSign(unit, locale)],
    ...[...(direction ? [t(`choices.${direction}`)] : []), t(`choices.${interval}`)],
  ]
  return (
    <>
      {meteringPoint} <TableNote>{traits.join(', ')}</TableNote>
    </>
  )
}
