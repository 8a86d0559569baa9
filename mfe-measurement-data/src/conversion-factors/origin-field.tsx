import { maxFactorSource } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TextField } from '@energycockpit/ui'

/** What is written of where a value is from; undefined: nothing. */
export const writtenOrigin = (text: string): string | undefined => text.trim() || undefined

interface OriginFieldProps {
  text: string
  onChange: (text: string) => void
}

/** Where a value is from: a list that was published, a contract, a bill. */
export function OriginField({ text, onChange }: OriginFieldProps) {
  const { t } = useTexts()
  return (
    <TextField
      label={t('factors.form.origin')}
      hint={t('factors.form.originHint')}
      value={text}
      onChange={onChange}
      maxLength={maxFactorSource}
      autoComplete="off"
    />
  )
}
