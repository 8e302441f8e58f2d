import { Eye, EyeOff } from '../icons/index.ts'
import { useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly showLabel: string
  readonly hideLabel: string
}

/** A secret with an eye. Give `autoComplete` (`current-password` or `new-password`); pasting is always allowed. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton label={shown ? hideLabel : showLabel} disabled={rest.disabled} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
}
