import { useState } from 'react'
import type { ListedReadings } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ReadingForm } from '@energycockpit/metering-points/entering'
import { Panel, Select } from '@energycockpit/ui'
import layout from '../../frame/settings-above.module.css'

/** What a meter shows that people read: one of those that are chosen. */
export function EnterPanel({ points }: { points: readonly ListedReadings[] }) {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<string>()
  const registers = points.flatMap(({ series, ...point }) =>
    series.map((register) => ({ point, register, key: String(register.seriesId) })),
  )
  const shown = registers.find(({ key }) => key === chosen) ?? registers[0]
  if (!shown) return null
  const { point, register, key } = shown
  return (
    <Panel title={t('readings.enter')}>
      <div className={layout.view}>
        <Select
          label={t('readings.meter')}
          inForm
          groups={[
            {
              label: '',
              choices: registers.map((one) => ({
                value: one.key,
                label: [
                  `${one.point.location} · ${one.point.name}`,
                  one.register.direction && t(`filters.direction.${one.register.direction}`),
                ]
                  .filter(Boolean)
                  .join(', '),
              })),
            },
          ]}
          value={key}
          onChange={setChosen}
        />
        <ReadingForm
          key={key}
          pointId={point.meteringPointId}
          register={register}
          timeZone={point.timeZone}
        />
      </div>
    </Panel>
  )
}
