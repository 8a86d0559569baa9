import { readabilityOf, type Scheme } from '@energycockpit/appearance'
import { useTexts } from '@energycockpit/i18n'
import { Button, TextField } from '@energycockpit/ui'
import styles from './appearance.module.css'
import { colourOf } from './draft'
import { useColourWords } from './use-colour-words'

interface ColourFieldProps {
  label: string
  /** As it is typed. */
  value: string
  /** The theme in which it is read. */
  scheme: Scheme
  fault: string | undefined
  onChange: (value: string) => void
}

/** A colour, typed or picked, with the contrast that it has and, where that is too little, the nearest that has enough. */
export function ColourField({ label, value, scheme, fault, onChange }: ColourFieldProps) {
  const { t } = useTexts()
  const words = useColourWords()
  const colour = colourOf(value)
  const readable = colour === undefined ? undefined : readabilityOf(colour, scheme)
  return (
    <div className={styles.colour}>
      <div className={styles.pair}>
        <TextField
          label={label}
          value={value}
          fault={fault}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={onChange}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={t('appearance.pick', { field: label })}
          value={colour ?? '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p className={styles.note} aria-live="polite">
        {colour === undefined ? t('appearance.faults.notAColour') : words.contrast(colour, scheme)}
      </p>
      {readable && !readable.isReadable && (
        <Button onClick={() => onChange(readable.nearest)}>
          {t('appearance.useNearest', { colour: readable.nearest })}
        </Button>
      )}
    </div>
  )
}
