import { displayChoices, setDisplay, type Display, type DisplayField } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel, Select } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import form from '../form.module.css'
import { ownTimeZone } from '../own-time-zone'
import { CallFailure } from '../states/call-failure'
import styles from './display-panel.module.css'

const fields = Object.keys(displayChoices) as DisplayField[]
/** The choice to leave it to language and size. */
const automatic = 'automatic'

/** How figures and dates are written, for this user on every device. A choice counts at once, everywhere in the page. */
export function DisplayPanel() {
  const { t } = useTexts()
  const { api, events, notify, user } = useFeature()
  const [chosen, setChosen] = useState((user?.display ?? {}) as Display)
  const show = (display: Display) => {
    setChosen(display)
    events.publish('display-changed', { display: display as Record<string, string> })
  }
  const saving = useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'display' },
    mutationFn: ({ next }: { next: Display; before: Display }) => api.call(setDisplay, { body: next }),
    onSuccess: () => notify({ kind: 'success', text: t('display.saved') }),
    onError: (_failure, { before }) => show(before),
  })

  function choose(field: DisplayField, value: string): void {
    const { [field]: _, ...others } = chosen
    const next = value === automatic ? others : { ...others, [field]: value }
    show(next)
    saving.mutate({ next, before: chosen })
  }

  return (
    <Panel title={t('display.title')}>
      <div className={form.form}>
        <p className={form.lead}>{t('display.lead')}</p>
        {fields.map((field) => (
          <Select
            key={field}
            inForm
            label={t(`display.fields.${field}`)}
            value={chosen[field] ?? automatic}
            groups={[
              {
                label: '',
                choices: [automatic, ...displayChoices[field]].map((value) => ({
                  value,
                  label: t(`display.choices.${field}.${value}`),
                })),
              },
            ]}
            onChange={(value) => choose(field, value)}
          />
        ))}
        <CallFailure failure={saving.error} />
        <Example />
      </div>
    </Panel>
  )
}

const moment = '2026-11-21T14:05:00Z'

/** The same figures as they are written now. */
function Example() {
  const { t, formats } = useTexts()
  const written = {
    number: formats.number(1234.5, 1),
    energy: formats.quantity(48_350, 'kWh'),
    power: formats.quantity(1284, 'kW'),
    mass: formats.quantity(17_600, 'kg'),
    date: formats.dateTime(moment, ownTimeZone()),
  }
  return (
    <dl className={styles.example} aria-label={t('display.example.title')} aria-live="polite">
      {Object.entries(written).map(([name, text]) => (
        <div key={name}>
          <dt>{t(`display.example.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
