import { useState } from 'react'
import type { Indicator } from '@energycockpit/contract'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { QueryContent } from '@energycockpit/failures'
import { useFeature } from '@energycockpit/remote'
import { Button, Table, TableCell, TableNote } from '@energycockpit/ui'
import { indicatorPath } from './indicator-path'
import { LightSign } from './light-sign'
import { explanation } from './result/explanation'
import type { IndicatorFigures } from './result/figures-query'
import { TrendLine } from './result/trend-line'
import { useFigures, useResult } from './result/use-judgement'
import { useMonths } from './use-months'
import styles from './indicators.module.css'

/** The figures of these lines are requested together; of more, as soon as they are shown. */
const step = 20

/** A line for each indicator. */
export function IndicatorsTable({ indicators }: { indicators: readonly Indicator[] }) {
  const { t } = useTexts()
  const [shown, setShown] = useState(step)
  const columns = [
    { name: 'name', label: t('indicators.name') },
    { name: 'light', label: t('indicators.light') },
    { name: 'value', label: t('indicators.value'), isNumber: true },
    { name: 'target', label: t('indicators.target'), isNumber: true },
    { name: 'change', label: t('indicators.change'), isNumber: true },
    { name: 'known', label: t('indicators.known'), isNumber: true },
    { name: 'trend', label: t('indicators.trend') },
  ] as const
  return (
    <div className={styles.page}>
      <Table columns={columns}>
        {indicators.slice(0, shown).map((indicator) => (
          <Line key={indicator.id} indicator={indicator} />
        ))}
      </Table>
      {shown < indicators.length && (
        <div>
          <Button onClick={() => setShown(shown + step)}>{t('indicators.more')}</Button>
        </div>
      )}
    </div>
  )
}

function Line({ indicator }: { indicator: Indicator }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const figures = useFigures(indicator)
  const { data } = figures
  return (
    <tr>
      <th scope="row">
        <span className={styles.cell}>
          <a href={indicatorPath(basePath, indicator.id)}>{indicator.name}</a>
          <TableNote>
            {indicator.nodeId === null
              ? t('indicators.wholeBusiness')
              : (indicator.nodeName ?? t('indicators.placeGone'))}
          </TableNote>
        </span>
      </th>
      {data && !('lack' in data) ? (
        <Cells indicator={indicator} figures={data} />
      ) : (
        <>
          <TableCell label={t('indicators.light')}>
            <QueryContent
              query={figures}
              loading={t('indicators.reckoning')}
              failed={t('indicators.notReckoned')}
            >
              {(found) => ('lack' in found ? t(`indicators.lacks.${found.lack}`) : null)}
            </QueryContent>
          </TableCell>
          {(['value', 'target', 'change', 'known', 'trend'] as const).map((name) => (
            <TableCell key={name} label={t(`indicators.${name}`)} isNumber={name !== 'trend'}>
              –
            </TableCell>
          ))}
        </>
      )}
    </tr>
  )
}

function Cells({ indicator, figures }: { indicator: Indicator; figures: IndicatorFigures }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { now, trend, unit } = useResult(indicator, figures)
  const writtenMonths = useMonths()
  const { current, target, change, light, months } = now
  const when = writtenMonths(months)
  return (
    <>
      <TableCell label={t('indicators.light')}>
        <LightSign light={light} />
      </TableCell>
      <TableCell label={t('indicators.value')} isNumber>
        <span className={styles.number}>
          {current.value === null ? (
            t(`indicators.lacks.${current.lack!}`)
          ) : (
            <a href={explanation(basePath, indicator, months)}>{formats.quantity(current.value, unit)}</a>
          )}
          <TableNote>{when}</TableNote>
        </span>
      </TableCell>
      <TableCell label={t('indicators.target')} isNumber>
        {target === null ? '–' : formats.quantity(target, unit)}
      </TableCell>
      <TableCell label={t('indicators.change')} isNumber>
        {change === null ? '–' : writtenChange(change, formats)}
      </TableCell>
      <TableCell label={t('indicators.known')} isNumber>
        {formats.percent(current.known)}
      </TableCell>
      <TableCell label={t('indicators.trend')}>
        <TrendLine
          values={trend.map(({ judgement }) => judgement.current.value)}
          label={t('indicators.trendOf', { name: indicator.name })}
        />
      </TableCell>
    </>
  )
}
