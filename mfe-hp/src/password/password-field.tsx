import { TextField } from '@energycockpit/ui'
import type { ComponentProps } from 'react'

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** So that password managers know which one belongs here. */
  autoComplete: 'current-password' | 'new-password'
  /** Whether it can be read while it is typed. */
  seen?: boolean
}

/** A password to type. The longest one is longer than any rule allows, so that the rules can say so. */
export function PasswordField({ seen = false, ...field }: PasswordFieldProps) {
  return (
    <TextField
      {...field}
      type={seen ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={1000}
      required
    />
  )
}
