import { useLanguage, useLanguageChangeListener, useText, type MessageId } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import {
  compilePattern,
  getValidationRule,
  buildValidationRules,
  verifyField,
  type InvalidFieldReason,
} from '@lobby/platform/validation'
import { Checkbox } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { getPasswordErrorTextArguments } from '../model/getPasswordErrorTextArguments.ts'
import { useDiallingCode } from '../model/useDiallingCode.ts'
import type { LoginFormState } from '../model/useLoginFormState.ts'
import { useLoginCaptcha } from '../model/useLoginCaptcha.ts'
import { useRememberedLogin } from '../model/useRememberedLogin.ts'
import { useSmsCode } from '../model/useSmsCode.ts'
import { preloadSignInCode } from '../model/useSignIn.ts'
import { useSubmitWithAutofill } from '../model/useSubmitWithAutofill.ts'
import { formValidationRulesQuery } from '../queries/registration.ts'
import type { LoginCredentials } from '../queries/sendLogin.ts'
import { useSmsCodeService } from '../thirdParty/useSmsCodeService.ts'
import { VerificationCodeInput } from './VerificationCodeInput.tsx'
import { LoginFooter } from './LoginFooter.tsx'
import { MobileInput } from './MobileInput.tsx'
import styles from './LoginForm.module.css'

const fieldNames = ['mobileNum', 'verificationCode', 'captcha'] as const
type Fields = Readonly<Record<(typeof fieldNames)[number], string>>
const ruleNames = { mobileNum: 'loginMobileNum', verificationCode: 'verificationCode' } as const

/**
 * Renders the sign-in form for a mobile number and an SMS code (specification part 1, sections 2 and 4; AUTH-112). The
 * type of the sign-in is `sms`, or `firebase` if a third party sent the code (C31 in decision 001).
 */
export function MobileLogin({ login }: { readonly login: LoginFormState }) {
  const t = useText()
  const api = useApi()
  const storage = useStorage()
  const { language } = useLanguage()
  const dialling = useDiallingCode()
  const codes = useSmsCodeService()
  const sent = useQuery(formValidationRulesQuery(api, storage, language)).data
  const rules = useMemo(() => buildValidationRules(sent?.rules ?? [], compilePattern), [sent])
  const check = (name: keyof typeof ruleNames, value: string) =>
    verifyField(ruleNames[name], value, { required: true, rules, dialingCode: dialling.code })

  const { register, handleSubmit, setValue, setFocus, setError, clearErrors, getValues, trigger, control, formState } =
    useForm<Fields>({
      defaultValues: { mobileNum: '', verificationCode: '', captcha: '' },
      resolver: (values) => {
        const [number, code] = [
          check('mobileNum', values.mobileNum),
          check('verificationCode', values.verificationCode),
        ]
        const errors = {
          ...(number.message && { mobileNum: { type: number.message.kind } }),
          ...(code.message && { verificationCode: { type: code.message.kind } }),
          ...(login.captcha && values.captcha === '' && { captcha: { type: 'required' } }),
        }
        return Object.keys(errors).length > 0
          ? { values: {}, errors }
          : { values: { ...values, mobileNum: number.value, verificationCode: code.value }, errors: {} }
      },
    })
  const code = useSmsCode(
    'login',
    `+${dialling.code}${check('mobileNum', useWatch({ control, name: 'mobileNum' })).value}`,
  )
  useLoginCaptcha(login, { setValue, setFocus })
  useLanguageChangeListener(() => void trigger(fieldNames.filter((name) => getValues(name) !== '')))
  const refused = login.problem?.field === 'verificationCode' ? login.problem.message : null
  useEffect(() => {
    if (refused) setFocus('verificationCode')
  }, [refused, setFocus])

  const remembered = useRememberedLogin('sms', ({ username, countryDialingCode }) => {
    if (getValues('mobileNum')) return
    setValue('mobileNum', username)
    if (countryDialingCode) dialling.chooseCode(countryDialingCode)
  })

  const send = ({ mobileNum, verificationCode, captcha }: Fields) => {
    const countryDialingCode = dialling.code
    const credentials = async (): Promise<LoginCredentials> => {
      const firebaseIdToken = await codes.verify({ mobileNo: mobileNum, countryDialingCode }, verificationCode)
      if (firebaseIdToken === null)
        return { type: 'sms', username: mobileNum, password: verificationCode, captcha, countryDialingCode }
      const proof = {
        firebaseChannel: 'sms',
        firebaseIdToken,
        firebaseMobileNo: mobileNum,
        countryDialingCode,
      } as const
      return { type: 'firebase', username: '', password: '', captcha, ...proof }
    }
    login.send(credentials, () => remembered.save({ username: mobileNum, password: '', countryDialingCode }))
  }
  const submit = useSubmitWithAutofill(fieldNames, setValue, (event) => {
    code.captcha.reset()
    login.clearError()
    void handleSubmit(send)(event)
  })
  const sendCode = () => {
    const { pass, value, message } = check('mobileNum', getValues('mobileNum'))
    if (!pass) {
      // `long` has its own error text. The text of `short` contains the minimum number of digits and serves for all
      // other errors (AUTH-067).
      setError('mobileNum', { type: message.kind === 'long' ? 'long' : 'short' })
      setFocus('mobileNum')
      return
    }
    clearErrors('mobileNum')
    code.send((captcha) => codes.send({ mobileNo: value, countryDialingCode: dialling.code }, captcha))
  }
  const errorOf = (name: keyof typeof ruleNames) => {
    const kind = formState.errors[name]?.type
    return (
      kind &&
      t(
        ...getPasswordErrorTextArguments(
          name,
          kind as InvalidFieldReason['kind'],
          getValidationRule(rules, ruleNames[name], dialling.code),
        ),
      )
    )
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} onInput={preloadSignInCode}>
      <MobileInput {...register('mobileNum')} dialling={dialling} error={errorOf('mobileNum')} />
      <VerificationCodeInput
        {...register('verificationCode')}
        code={code}
        onSend={sendCode}
        error={errorOf('verificationCode') ?? (refused ? t(refused satisfies MessageId) : undefined)}
      />
      <Checkbox
        label={t('auth.remember')}
        checked={remembered.isChecked}
        onChange={(event) => remembered.setChecked(event.target.checked)}
      />
      {/* Show only one captcha: while the SMS code needs a captcha, hide the captcha of the sign-in. */}
      <LoginFooter
        login={code.captcha.captcha ? { ...login, captcha: null } : login}
        captcha={register('captcha')}
        captchaError={formState.errors.captcha && t('auth.captcha.missing')}
        busy={false}
      />
    </form>
  )
}
