import type { MeterExchange, MeteringPoint, MeterReadings } from '@energycockpit/contract'
import { useTexts, writtenNumber } from '@energycockpit/i18n'
import { deviceZone, isSameZone } from '@energycockpit/time'
import { Button, Table, TableCell } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { useRegisterName } from './register-fields'
import styles from './exchanges.module.css'

interface ExchangesTableProps {
  exchanges: readonly MeterExchange[]
  series: MeteringPoint['series']
  /** As far as the user may see them: they know the unit in which a register is read. */
  registers: MeterReadings['series']
  timeZone: string
  /** Absent: the user may not change them. */
  onStep: ((kind: 'correct' | 'remove', at: string) => void) | undefined
}

/** Exchanges, the newest first, by the clock of the location; which that is stands there where it is another than here. */
export function ExchangesTable({ exchanges, series, registers, timeZone, onStep }: ExchangesTableProps) {
  const { t, formats, locale } = useTexts()
  const nameOf = useRegisterName()
  const columns = [
    ...(['at', 'oldNumber', 'newNumber', 'readings'] as const).map((name) => ({
      ...{ name, label: t(`exchanges.columns.${name}`) },
    })),
    ...(onStep ? [{ name: 'steps', label: t('series.steps'), labelHidden: true } as const] : []),
  ]
  const figure = (value: number, seriesId: number) => {
    const unit = registers.find((one) => one.seriesId === seriesId)?.registerUnit
    return `${writtenNumber(value, locale, { maximumFractionDigits: 6 })} ${unit ? unitSign(unit, locale) : ''}`.trim()
  }
  return (
    <>
      {!isSameZone(timeZone, deviceZone()) && (
        <p className={styles.clock}>{t('exchanges.clock', { zone: timeZone.replaceAll('_', ' ') })}</p>
      )}
      <Table columns={columns}>
        {[...exchanges].reverse().map(({ at, oldNumber, newNumber, registers: shown }) => {
          const when = formats.dateTime(at, timeZone)
          return (
            <tr key={at}>
              <th scope="row">
                <time dateTime={at}>{when}</time>
              </th>
              <TableCell label={t('exchanges.columns.oldNumber')}>{oldNumber ?? '–'}</TableCell>
              <TableCell label={t('exchanges.columns.newNumber')}>{newNumber ?? '–'}</TableCell>
              <TableCell label={t('exchanges.columns.readings')} room="two">
                {shown.length === 0
                  ? '–'
                  : shown.map(({ seriesId, last, first }) => (
                      <div key={seriesId}>
                        {t('exchanges.shown', {
                          name: nameOf(
                            seriesId,
                            series.find(({ id }) => id === seriesId),
                          ),
                          last: figure(last, seriesId),
                          first: figure(first, seriesId),
                        })}
                      </div>
                    ))}
              </TableCell>
              {onStep && (
                <TableCell room="all">
                  <span className={styles.steps}>
                    {(['correct', 'remove'] as const).map((kind) => (
                      <Button
                        key={kind}
                        onClick={() => onStep(kind, at)}
                        aria-haspopup="dialog"
                        aria-label={t(`exchanges.${kind}Of`, { when })}
                      >
                        {t(`exchanges.${kind}`)}
                      </Button>
                    ))}
                  </span>
                </TableCell>
              )}
            </tr>
          )
        })}
      </Table>
    </>
  )
}
