import { displayChoices, setDisplay, type Display, type DisplayField } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel, Select } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import form from '../form.module.css'
import { ownTimeZone } from '../own-time-zone'
import { CallFailure } from '../states/call-failure'
import styles from './display-panel.module.css'

const fields = Object.keys(displayChoices) as DisplayField[]
/** The choice to leave it to language and size. */
const automatic = 'automatic'

interface Choice {
  field: DisplayField
  value: string | null
}

function withChoice(display: Display, field: DisplayField, value: string | null | undefined): Display {
  const { [field]: _, ...others } = display
  return value ? { ...others, [field]: value } : others
}

const isSame = (one: Display, other: Display) => fields.every((field) => one[field] === other[field])

/** How figures and dates are written, for this user on every device. A choice counts at once, everywhere in the page. */
export function DisplayPanel() {
  const { t } = useTexts()
  const { api, events, notify, user } = useFeature()
  const [chosen, setChosen] = useState((user?.display ?? {}) as Display)
  /** What is shown by now, and what the server keeps; choices are made faster than it answers. */
  const now = useRef({ shown: chosen, kept: chosen, waiting: 0 })
  const show = (display: Display) => {
    now.current.shown = display
    setChosen(display)
    events.publish('display-changed', { display: display as Record<string, string> })
  }
  const saving = useMutation({
    // One after the other, so that the last choice is the one that is kept.
    scope: { id: 'display' },
    mutationFn: ({ field, value }: Choice) => api.call(setDisplay, { body: { [field]: value } }),
    onSuccess: (kept) => {
      now.current.kept = kept
      // Another tab may have chosen something, too.
      if (now.current.waiting === 1 && !isSame(kept, now.current.shown)) show(kept)
      notify({ kind: 'success', text: t('display.saved') })
    },
    onError: (_failure, { field }) => show(withChoice(now.current.shown, field, now.current.kept[field])),
    onSettled: () => void (now.current.waiting -= 1),
  })

  function choose(field: DisplayField, chosenValue: string): void {
    const value = chosenValue === automatic ? null : chosenValue
    now.current.waiting += 1
    show(withChoice(now.current.shown, field, value))
    saving.mutate({ field, value })
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
