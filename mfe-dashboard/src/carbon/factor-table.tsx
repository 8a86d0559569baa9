import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell, TableNote } from '@energycockpit/ui'
import { factorWords } from './factor-words'
import type { UsedFactor } from './used-factors'
import styles from './carbon.module.css'

/** Factors of a report: their values, when they hold, where each is from, and who set them when. */
export function FactorTable({ factors }: { factors: readonly UsedFactor[] }) {
  const { t, formats } = useTexts()
  const columns = [
    { name: 'factor', label: t('carbon.factor') },
    { name: 'place', label: t('carbon.setFor') },
    { name: 'value', label: t('carbon.value') },
    { name: 'source', label: t('carbon.source') },
  ] as const
  if (factors.length === 0) return <p className={styles.note}>{t('carbon.noFactors')}</p>
  return (
    <Table columns={columns}>
      {factors.map((factor) => {
        const { label, values, source, entered } = factorWords(factor, { t, formats })
        return (
          <tr key={`${factor.nodeId} ${factor.kind} ${factor.productType}`}>
            <th scope="row">{label}</th>
            <TableCell label={t('carbon.setFor')}>{factor.place}</TableCell>
            <TableCell label={t('carbon.value')} room="two">
              {factor.series !== null ? (
                values[0]!.value
              ) : (
                <ul className={styles.list}>
                  {values.map((one) => (
                    <li key={one.value} className={styles.valueOfFactor}>
                      {one.value}
                      {source === null && <TableNote>{one.source}</TableNote>}
                    </li>
                  ))}
                </ul>
              )}
            </TableCell>
            <TableCell label={t('carbon.source')} room="two">
              <span className={styles.source}>
                {source ?? t('carbon.sourceOfEach')}
                {entered !== null && <TableNote>{entered}</TableNote>}
              </span>
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
