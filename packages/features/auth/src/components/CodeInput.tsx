import { useText } from '@lobby/i18n'
import { CodeField, type TextFieldProps } from '@lobby/ui'
import type { SmsCode } from '../model/useSmsCode.ts'

export interface CodeInputProps extends Omit<TextFieldProps, 'label' | 'type' | 'trailing' | 'digits'> {
  readonly code: SmsCode
  /** A code by SMS unless said otherwise. */
  readonly label?: string
  /** Takes no code before one was sent (AUTH-191). */
  readonly locked?: boolean
  /** The player asks for a code. */
  readonly onSend: () => void
}

/**
 * A code by SMS: the button that has it sent, the countdown, and a line below that says why none was sent (AUTH-034, AUTH-035, AUTH-079). Shows a
 * captcha below while the platform asks for one; Enter in it sends for the code.
 */
export function CodeInput({ code, label, onSend, error, ...input }: CodeInputProps) {
  const t = useText()
  const { shown, problem, input: captcha, renew } = code.captcha
  return (
    <>
      <CodeField
        {...input}
        label={label ?? t('mobile.code')}
        sendLabel={t('mobile.code.send')}
        waitLabel={(seconds) => t('mobile.code.again', { seconds })}
        secondsLeft={code.state === 'countdown' ? code.seconds : 0}
        sending={code.state === 'sending'}
        onSend={onSend}
        error={error ?? (code.problem ? t(code.problem) : undefined)}
      />
      {shown && (
        <shown.Input
          ref={captcha}
          label={t('auth.captcha.label')}
          captchaId={shown.id}
          error={problem ? t(problem) : undefined}
          onRefresh={() => void renew().catch(() => undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onSend()
          }}
        />
      )}
    </>
  )
}
