import type { ListedFactor, FactorNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Table, TableCell, TableNote } from '@energycockpit/ui'
import { factorLabel, subjectKey } from './factor-kinds'
import { nodeQuery } from '@energycockpit/hierarchy'
import { ValueNow } from './value-now'
import styles from './conversion-factors.module.css'

interface FactorsTableProps {
  factors: readonly ListedFactor[]
  nodes: readonly FactorNode[]
}

/** Factors of several nodes, what each is now, and the way to where it was set. */
export function FactorsTable({ factors, nodes }: FactorsTableProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const columns = [
    { name: 'what', label: t('factors.columns.what') },
    { name: 'now', label: t('factors.columns.now') },
    { name: 'where', label: t('factors.columns.where') },
  ] as const
  return (
    <Table columns={columns}>
      {factors.map((factor) => {
        const node = nodes.find(({ id }) => id === factor.nodeId)
        return (
          <tr key={`${factor.nodeId} ${subjectKey(factor)}`}>
            <th scope="row">{factorLabel(factor, t)}</th>
            <TableCell label={columns[1].label} room="all">
              <ValueNow factor={factor} timeZone={node?.timeZone ?? 'UTC'} />
            </TableCell>
            <TableCell label={columns[2].label} room="all">
              <span className={styles.lines}>
                <a href={`${basePath}/measurement-data/conversion-factors?${nodeQuery(factor.nodeId)}`}>
                  {node?.name ?? factor.nodeId}
                </a>
                {node && node.path.length > 0 && (
                  <TableNote>{node.path.map(({ name }) => name).join(' › ')}</TableNote>
                )}
              </span>
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
