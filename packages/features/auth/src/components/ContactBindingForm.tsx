import { ApiError } from '@lobby/api'
import { useText, type MessageId } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useMemberMutation } from '@lobby/platform/session'
import type { FieldVerdict, InvalidFieldReason } from '@lobby/platform/validation'
import { FormNotice, InlineNotice, PasswordField, SubmitButton } from '@lobby/ui'
import type { ReactNode } from 'react'
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { useSmsCode, type SentCodePurpose } from '../model/useSmsCode.ts'
import { useSubmitWithAutofill } from '../model/useSubmitWithAutofill.ts'
import { useRetryAfterWait } from '../model/useRetryAfterWait.ts'
import type { ContactOwnershipProof } from '../queries/binding.ts'
import type { SmsCodeCaptcha } from '../queries/smsCode.ts'
import { VerificationCodeInput } from './VerificationCodeInput.tsx'
import styles from './AccountForm.module.css'

export interface ContactBindingFormProps {
  readonly purpose: Extract<SentCodePurpose, 'bindPhone' | 'bindEmail'>
  /** The initial value of the field for the number or e-mail address. */
  readonly initialContact: string
  readonly validate: (contact: string) => FieldVerdict
  /**
   * Returns the recipient of the code for a typed number or e-mail address. Each recipient has a separate countdown.
   */
  readonly getRecipient: (contact: string) => string
  /** Renders the field for the mobile number or the e-mail address. */
  readonly renderContact: (input: UseFormRegisterReturn & { readonly error: ReactNode }) => ReactNode
  /** Returns the text for a validation error of the contact field. */
  readonly problemText: (kind: InvalidFieldReason['kind']) => string
  /** The field names with which the platform refuses the number or e-mail address. */
  readonly refusalFields: readonly string[]
  readonly codeLabel: string
  readonly sentText: MessageId
  readonly requestCode: (contact: string, captcha?: SmsCodeCaptcha) => Promise<number | undefined>
  readonly bind: (contact: string, proof: ContactOwnershipProof) => Promise<boolean>
  readonly onBound: () => void
}

const fieldNames = ['contact', 'verificationCode', 'loginPassword'] as const
type Values = Record<(typeof fieldNames)[number], string>

/**
 * Renders the common form for binding a mobile number or an e-mail address to the member's account. The member types
 * the login password and a code that the platform sends to the number or address.
 */
export function ContactBindingForm(props: ContactBindingFormProps) {
  const {
    purpose,
    initialContact,
    validate,
    getRecipient,
    renderContact,
    problemText,
    refusalFields,
    codeLabel,
    sentText,
    requestCode,
    bind,
    onBound,
  } = props
  const t = useText()
  const wait = useRetryAfterWait()
  const { register, control, handleSubmit, setValue, getValues, setError, setFocus, clearErrors, formState } =
    useForm<Values>({
      defaultValues: { contact: initialContact, verificationCode: '', loginPassword: '' },
      resolver: (values) => {
        const contact = validate(values.contact)
        const errors = {
          ...(contact.message && { contact: { type: contact.message.kind } }),
          ...(!/^\d{4,10}$/.test(values.verificationCode) && {
            verificationCode: { type: values.verificationCode === '' ? 'required' : 'format' },
          }),
          ...(values.loginPassword === '' && { loginPassword: { type: 'required' } }),
        }
        return Object.keys(errors).length > 0
          ? { values: {}, errors }
          : { values: { ...values, contact: contact.value }, errors: {} }
      },
    })
  const code = useSmsCode(purpose, getRecipient(validate(useWatch({ control, name: 'contact' })).value), sentText)
  const { send, isBusy, error, sendAgain } = useMemberMutation<Values, boolean>({
    mutationKey: [purpose],
    call: async ({ contact, ...proof }) => {
      try {
        return await bind(contact, proof)
      } catch (failure) {
        wait.handleFailure(failure)
        throw failure
      }
    },
    onDone: onBound,
  })
  const submit = useSubmitWithAutofill(fieldNames, setValue, (event) => {
    if (wait.isRunning) return event.preventDefault()
    void handleSubmit(send)(event)
  })
  const sendCode = () => {
    const { pass, value, message } = validate(getValues('contact'))
    if (!pass) {
      setError('contact', { type: message.kind })
      setFocus('contact')
      return
    }
    clearErrors('contact')
    code.send((captcha) => requestCode(value, captcha))
  }

  const refused = error instanceof ApiError ? error.data?.field : undefined
  const place = fieldNames.find((name) =>
    name === 'contact' ? refused !== undefined && refusalFields.includes(refused) : refused === name,
  )
  const { errors } = formState
  const errorOf = (name: (typeof fieldNames)[number], own: string | undefined) =>
    (errors[name] && own) ?? (place === name ? t(getRefusalMessageId(error) satisfies MessageId) : undefined)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {renderContact({
        ...register('contact'),
        error: errorOf('contact', errors.contact && problemText(errors.contact.type as InvalidFieldReason['kind'])),
      })}
      <VerificationCodeInput
        {...register('verificationCode')}
        label={codeLabel}
        code={code}
        onSend={sendCode}
        error={errorOf(
          'verificationCode',
          t(errors.verificationCode?.type === 'required' ? 'security.code.missing' : 'security.code.format'),
        )}
      />
      <PasswordField
        {...register('loginPassword')}
        label={t('security.loginPassword')}
        hint={t('security.loginPassword.hint')}
        autoComplete="current-password"
        maxLength={1024}
        clearLabel={t('core.clear')}
        showLabel={t('account.password.show')}
        hideLabel={t('account.password.hide')}
        error={errorOf('loginPassword', t('account.oldPassword.missing'))}
      />
      {sendAgain && <InlineNotice tone="info">{t('account.again.text')}</InlineNotice>}
      <FormNotice>
        {error !== null && place === undefined && t(getRefusalMessageId(error) satisfies MessageId)}
      </FormNotice>
      <SubmitButton busy={isBusy} wait={wait.label}>
        {t(sendAgain ? 'account.again.send' : 'security.bind.submit')}
      </SubmitButton>
    </form>
  )
}
