import { ownAccent, themeOf } from '@energycockpit/appearance'
import { useTexts } from '@energycockpit/i18n'
import { Checkbox } from '@energycockpit/ui'
import { ColourField } from './colour-field'
import styles from './appearance.module.css'
import { colourOf, type Draft } from './draft'

interface AccentFieldsProps {
  draft: Draft
  /** From whom the colours are where none are set. */
  inherited: string
  faults: { light: string | undefined; dark: string | undefined }
  onChange: (draft: Draft) => void
}

/** The accent of the business, and that of its dark theme where it is not made from the other. */
export function AccentFields({ draft, inherited, faults, onChange }: AccentFieldsProps) {
  const { t } = useTexts()
  const { accentColour, accentColourDark } = draft
  const light = colourOf(accentColour ?? '')
  const made = light && themeOf({ light, dark: null }).accent[1]
  return (
    <div className={styles.colours}>
      <Checkbox
        checked={accentColour !== null}
        onChange={(own) =>
          onChange({ ...draft, accentColour: own ? ownAccent.light : null, accentColourDark: null })
        }
      >
        {t('appearance.ownAccent')}
      </Checkbox>
      {accentColour === null ? (
        <p className={styles.note}>{inherited}</p>
      ) : (
        <>
          <ColourField
            label={t('appearance.accent')}
            value={accentColour}
            scheme="light"
            fault={faults.light}
            onChange={(value) => onChange({ ...draft, accentColour: value })}
          />
          <Checkbox
            checked={accentColourDark !== null}
            onChange={(own) =>
              onChange({ ...draft, accentColourDark: own ? (made ?? ownAccent.dark) : null })
            }
          >
            {t('appearance.ownAccentDark')}
          </Checkbox>
          {accentColourDark === null ? (
            made && <p className={styles.note}>{t('appearance.madeForDark', { colour: made })}</p>
          ) : (
            <ColourField
              label={t('appearance.accentDark')}
              value={accentColourDark}
              scheme="dark"
              fault={faults.dark}
              onChange={(value) => onChange({ ...draft, accentColourDark: value })}
            />
          )}
        </>
      )}
    </div>
  )
}
