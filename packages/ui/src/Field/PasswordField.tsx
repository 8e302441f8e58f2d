import { Eye, EyeOff } from '../icons/index.ts'
import { useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly showLabel: string
  readonly hideLabel: string
}

/**
 * Renders a password field with a button that shows the password. Pass `autoComplete` with `current-password` or
 * `new-password`. The player can paste a password.
 */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isVisible ? hideLabel : showLabel}
          disabled={rest.disabled}
          onClick={() => setIsVisible(!isVisible)}>
          {isVisible ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
}
