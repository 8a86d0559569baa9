import type { Indicator } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { indicatorPath } from '../../indicators/indicator-path'
import { LightSign } from '../../indicators/light-sign'
import type { IndicatorFigures } from '../../indicators/result/figures-query'
import { useFigures, useResult } from '../../indicators/result/use-judgement'
import { useIndicatorTexts } from '../../indicators/use-indicator-texts'
import styles from '../energy-uses.module.css'

/** An indicator with its traffic light now; undefined: it is no longer there. */
export function LinkedIndicator({ indicator }: { indicator: Indicator | undefined }) {
  const { t } = useTexts()
  return indicator ? <Found indicator={indicator} /> : <p>{t('energyUses.indicatorGone')}</p>
}

function Found({ indicator }: { indicator: Indicator }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const texts = useIndicatorTexts()
  const figures = useFigures(indicator)
  return (
    <div className={styles.linked}>
      <a href={indicatorPath(basePath, indicator.id)}>{indicator.name}</a>
      <QueryContent
        query={figures}
        loading={t('indicators.reckoning')}
        lines={1}
        failed={t('indicators.notReckoned')}
      >
        {(found) =>
          'lack' in found ? t(`indicators.lacks.${found.lack}`) : <Light {...{ indicator }} figures={found} />
        }
      </QueryContent>
      <span className={styles.note}>
        {t('energyUses.baselineOf', { baseline: texts.baseline(indicator) })}
      </span>
    </div>
  )
}

function Light({ indicator, figures }: { indicator: Indicator; figures: IndicatorFigures }) {
  const { formats } = useTexts()
  const { now, unit } = useResult(indicator, figures)
  return (
    <>
      <LightSign light={now.light} />
      {now.current.value !== null && <span>{formats.quantity(now.current.value, unit)}</span>}
    </>
  )
}
