import type { SelfSupply } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ageOf } from './age'
import { toldLines, type ToldLine } from './supply-lines'
import { useMinute } from './use-minute'
import { useShare } from './use-share'
import styles from './supply.module.css'

interface SupplyFiguresProps {
  supply: SelfSupply
  /** Where the figures are explained; absent where they are already. */
  href?: string
}

/** What was purchased, produced, fed in and consumed, what flows now, and both degrees. Its places stay as figures change. */
export function SupplyFigures({ supply, href }: SupplyFiguresProps) {
  const { t } = useTexts()
  const share = useShare(supply.balance)
  const { producing } = supply
  return (
    <ul className={styles.lines}>
      {toldLines(supply).map((line) => (
        <Line key={line.line} {...{ line, supply, href }} />
      ))}
      {producing > 0 && (
        <>
          <li className={styles.line}>
            <span>{t('supply.selfSupply')}</span>
            <span className={styles.figure}>{share('selfSupply')}</span>
            <span className={styles.note}>{t('supply.ofConsumption')}</span>
          </li>
          <li className={styles.line}>
            <span>{t('supply.selfConsumption')}</span>
            <span className={styles.figure}>{share('selfConsumption')}</span>
            <span className={styles.note}>{t('supply.ofProduction')}</span>
          </li>
        </>
      )}
    </ul>
  )
}

function Line({
  line: told,
  supply,
  href,
}: {
  line: ToldLine
  supply: SelfSupply
  href: string | undefined
}) {
  const { t, formats } = useTexts()
  const now = useMinute()
  const { line, energy, power, lastAt } = told
  const { number, unit } = energy === null ? { number: '–', unit: '' } : formats.quantityParts(energy, 'kWh')
  const name = t(`supply.lines.${line}`)
  return (
    <li className={styles.line}>
      {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
      <span className={styles.figure}>
        {number}
        {unit && <span className={styles.unit}>{`\u00a0${unit}`}</span>}
      </span>
      {supply.period === 'TODAY' && (
        <>
          <span className={styles.note}>{powerText()}</span>
          {lastAt !== null && (
            <span className={styles.note}>
              {t('supply.lastAt', { when: ageOf(Date.parse(lastAt), now, t) })}
            </span>
          )}
        </>
      )}
    </li>
  )

  function powerText() {
    if (power === null) return t('supply.noPower')
    const without = line === 'DIRECT' || line === 'CONSUMPTION' ? 0 : supply.flows[line].withoutPower
    const written = formats.quantity(power, 'kW')
    return without > 0
      ? t('supply.powerPart', { power: written, count: without })
      : t('supply.powerNow', { power: written })
  }
}
