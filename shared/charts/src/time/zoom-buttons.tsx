import { useTexts } from '@energycockpit/i18n'
import { IconButton, type Glyph } from '@energycockpit/ui'
import type { ZoomStep } from './zoom-keys'
import styles from './time-chart.module.css'

const buttons: readonly { step: ZoomStep; glyph: Glyph }[] = [
  { step: 'earlier', glyph: 'chevronLeft' },
  { step: 'later', glyph: 'chevronRight' },
  { step: 'in', glyph: 'plus' },
  { step: 'out', glyph: 'minus' },
  { step: 'whole', glyph: 'retry' },
]

interface ZoomButtonsProps {
  isWhole: boolean
  onStep: (step: ZoomStep) => void
}

/** The steps of the zoom for those who do not drag. */
export function ZoomButtons({ isWhole, onStep }: ZoomButtonsProps) {
  const { t } = useTexts()
  return (
    <div className={styles.zoom} role="group" aria-label={t('chart.zoom.label')}>
      {buttons.map(({ step, glyph }) => (
        <IconButton
          key={step}
          look="plain"
          glyph={glyph}
          label={t(`chart.zoom.${step}`)}
          // Not `disabled`: the button that has just been pressed keeps the focus.
          aria-disabled={isWhole && step !== 'in'}
          onClick={() => onStep(step)}
        />
      ))}
    </div>
  )
}
