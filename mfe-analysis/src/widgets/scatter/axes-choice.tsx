import { useTexts } from '@energycockpit/i18n'
import { Button, Select } from '@energycockpit/ui'
import { QuantitySelect } from '../../joined/quantity-select'
import { ResolutionChoice } from '../../joined/resolution-choice'
import { colouringsOf, intervals, type ScatterChoice } from './scatter-choice'
import layout from '../../frame/settings-above.module.css'

interface AxesChoiceProps {
  settings: ScatterChoice
  /** Changes some of the page's settings. */
  onChange: (options: Record<string, string>) => void
}

/** What stands on which axis, for how long each point stands, and how points are told apart. */
export function AxesChoice({ settings, onChange }: AxesChoiceProps) {
  const { t } = useTexts()
  const { granularity, quantities, x, y, colouring, interval } = settings
  const colourings = colouringsOf(granularity)
  const both = { x: x?.key ?? '', y: y?.key ?? '' }
  /** What was on the other axis changes places with it: on both it would say nothing. */
  const put = (axis: 'x' | 'y', key: string) => {
    const other = axis === 'x' ? 'y' : 'x'
    onChange({ ...both, [axis]: key, ...(both[other] === key ? { [other]: both[axis] } : {}) })
  }
  return (
    <div className={layout.bar}>
      <QuantitySelect
        label={t('scatter.x')}
        quantities={quantities}
        value={x}
        onChange={(key) => put('x', key)}
      />
      <QuantitySelect
        label={t('scatter.y')}
        quantities={quantities}
        value={y}
        onChange={(key) => put('y', key)}
      />
      <Button disabled={x === undefined || y === undefined} onClick={() => put('x', both.y)}>
        {t('scatter.swap')}
      </Button>
      <ResolutionChoice value={granularity} onChange={(resolution) => onChange({ resolution, off: '' })} />
      {colourings.length > 1 && (
        <Select
          label={t('scatter.colour')}
          groups={[
            {
              label: '',
              choices: colourings.map((value) => ({ value, label: t(`scatter.colouring.${value}`) })),
            },
          ]}
          value={colouring}
          onChange={(colour) => onChange({ colour, off: '' })}
        />
      )}
      <Select
        label={t('scatter.interval')}
        groups={[
          {
            label: '',
            choices: intervals.map((value) => ({ value, label: t(`scatter.intervalKind.${value}`) })),
          },
        ]}
        value={interval}
        onChange={(kind) => onChange({ interval: kind })}
      />
    </div>
  )
}
