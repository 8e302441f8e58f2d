import { useText } from '@lobby/i18n'
import { VerificationCodeField, type TextFieldProps } from '@lobby/ui'
import type { SmsCodeState } from '../model/useSmsCode.ts'

export interface VerificationCodeInputProps extends Omit<TextFieldProps, 'label' | 'type' | 'trailing' | 'digits'> {
  readonly code: SmsCodeState
  /** The label of the field. The default label names an SMS code. */
  readonly label?: string
  /** True to disable the field until a code was sent (AUTH-191). */
  readonly locked?: boolean
  /** Called when the player requests a code, by the send button or by Enter in the captcha. */
  readonly onSend: () => void
}

/**
 * Renders the field for an SMS or e-mail code, with a send button that shows the countdown. If sending a code fails,
 * shows the reason below the field (AUTH-034, AUTH-035, AUTH-079). Shows a captcha while the platform requires one.
 */
export function VerificationCodeInput({ code, label, onSend, error, ...input }: VerificationCodeInputProps) {
  const t = useText()
  const { captcha, problem, input: captchaRef, refresh } = code.captcha
  return (
    <>
      <VerificationCodeField
        {...input}
        label={label ?? t('mobile.code')}
        sendLabel={t('mobile.code.send')}
        waitLabel={(seconds) => t('mobile.code.again', { seconds })}
        secondsLeft={code.state === 'countdown' ? code.seconds : 0}
        sending={code.state === 'sending'}
        onSend={onSend}
        error={error ?? (code.problem ? t(code.problem) : undefined)}
      />
      {captcha && (
        <captcha.Input
          ref={captchaRef}
          label={t('auth.captcha.label')}
          captchaId={captcha.id}
          error={problem ? t(problem) : undefined}
          onRefresh={() => void refresh().catch(() => undefined)}
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
