import type { MeteringPointFindings } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'
import { explainFinding } from './explain-finding'

interface FindingsTableProps {
  found: MeteringPointFindings['series'][number]
  /** So many of the latest are shown. */
  max: number
  timeZone: string
}

const columns = ['kind', 'period', 'values', 'explanation'] as const

/** What the checks found: what, when, over how many values, and why it is conspicuous. */
export function FindingsTable({ found, max, timeZone }: FindingsTableProps) {
  const { t, formats, locale } = useTexts()
  const label = (column: (typeof columns)[number]) => t(`foundByChecks.columns.${column}`)
  const places = found.kind.map((_, place) => place).reverse()
  return (
    <Table columns={columns.map((name) => ({ name, label: label(name), isNumber: name === 'values' }))}>
      {places.slice(0, max).map((place) => {
        const kind = found.kind[place]!
        return (
          <tr key={`${kind} ${found.from[place]}`}>
            <th scope="row">{t(`findings.kind.${kind}`)}</th>
            <TableCell label={label('period')} room="all">
              {formats.period(found.from[place]!, found.to[place]!, timeZone)}
            </TableCell>
            <TableCell label={label('values')} isNumber>
              {formats.count(found.values[place]!)}
            </TableCell>
            <TableCell label={label('explanation')} room="all">
              {explainFinding(
                {
                  ...{ kind, from: found.from[place]!, to: found.to[place]! },
                  ...{ worst: found.worst[place]!, parameters: found.parameters[place]!, unit: found.unit },
                },
                { t, formats, locale },
              )}
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
