import { useTexts } from '@energycockpit/i18n'
import { useEffect, useRef } from 'react'

export function TypeSpecimen({ token }: { token: string }) {
  const { t, formats } = useTexts()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.style.setProperty('font', `var(${token})`), [token])
  return (
    <p ref={line}>
      {t('design.specimen', { figure: formats.quantity(1234567, 'kWh') })} <code>{token}</code>
    </p>
  )
}
