import { ApiError, type ResponseValueOf } from '@lobby/api'
import { useText, type MessageId } from '@lobby/i18n'
import { getHostName } from '@lobby/platform/environment'
import { getRefusalMessageId, useApi } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { getDeviceNow } from '@lobby/platform/startup'
import { useStorage } from '@lobby/platform/storage'
import {
  getValidationRule,
  verifyField,
  verifyRegistration,
  type RegistrationFormField,
  type RegistrationFieldName,
  type ValidationRules,
  type InvalidFieldReason,
} from '@lobby/platform/validation'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { fetchAffiliateCodeValidity } from '../queries/affiliateCheck.ts'
import { verifyCaptcha } from '../queries/verifyCaptcha.ts'
import type { SocialIdentity } from '../thirdParty/ThirdPartySignIn.ts'
import { useSmsCodeService } from '../thirdParty/useSmsCodeService.ts'
import { readAffiliateCode } from './affiliateCode.ts'
import { saveRegistrationDraft, readRegistrationDraft, type RegistrationValues } from './registrationDraft.ts'
import { formatRegistrationError } from './formatRegistrationError.ts'
import { useDiallingCode } from './useDiallingCode.ts'
import type { StartSessionOptions } from './startSession.ts'
import { RegistrationFieldError, useSendRegistration, type RegistrationRequest } from './useSendRegistration.ts'
import { useSmsCode } from './useSmsCode.ts'
import { useSubmitWithAutofill } from './useSubmitWithAutofill.ts'
import { useRetryAfterWait } from './useRetryAfterWait.ts'

export interface RegistrationFormOptions {
  /** The fields that the platform asks for, in display order. */
  readonly fields: readonly RegistrationFormField[]
  readonly rules: ValidationRules
  /**
   * Returns the affiliate code of the URL, or null if there is no valid code. Waits for the platform's check of the
   * code, and repeats a failed check.
   */
  readonly findCode: () => Promise<string | null>
  /** The identity of a third-party account, if the player registers with such an account. */
  readonly identity?: SocialIdentity | null
  /** Called with the session, the typed name, and the typed password if the form has a password field. */
  readonly onRegistered: (session: ResponseValueOf<'register'>, typed: Omit<StartSessionOptions, 'code'>) => void
}

/** How long the toast for a wrong invitation code shows (AUTH-083). */
const FAIL_TOAST_DURATION_MS = 1000

/** Holds the state of a registration form: the typed values, their errors, and the calls to the platform. */
export function useRegistrationForm({ fields, rules, findCode, identity, onRegistered }: RegistrationFormOptions) {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const storage = useStorage()
  const [draft] = useState(() => readRegistrationDraft(storage))
  const dialling = useDiallingCode(draft.country)
  const codes = useSmsCodeService()
  const [captchaId, setCaptchaId] = useState(() => crypto.randomUUID() as string)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const asks = (name: RegistrationFieldName) => fields.some((field) => field.name === name)

  const [defaultValues] = useState<RegistrationValues>(() => ({
    ...draft.values,
    email: draft.values.email || (identity?.email ?? ''),
    affiliateCode: draft.values.affiliateCode || (readAffiliateCode(storage, getDeviceNow()) ?? ''),
  }))
  const { register, handleSubmit, setValue, setFocus, setError, clearErrors, getValues, control, formState } =
    useForm<RegistrationValues>({
      defaultValues,
      resolver: (values) => {
        const { problems } = verifyRegistration(values, fields, rules, dialling.code)
        const errors = Object.fromEntries(problems.map(({ name, message }) => [name, { type: message.kind }]))
        return problems.length > 0 ? { values: {}, errors } : { values, errors: {} }
      },
    })

  const numberOf = (typed: string) =>
    verifyField('mobileNum', typed, { required: true, rules, dialingCode: dialling.code })
  const code = useSmsCode('register', `+${dialling.code}${numberOf(useWatch({ control, name: 'mobileNum' })).value}`)
  const wait = useRetryAfterWait()

  const fail = (name: RegistrationFieldName, text: MessageId) => {
    setError(name, { type: 'platform', message: text })
    setFocus(name)
  }
  const newCaptcha = () => {
    setValue('captcha', '')
    setCaptchaId(crypto.randomUUID())
  }

  const call = useSendRegistration({
    check: async ({ values, countryDialingCode }) => {
      // If the form has no field for a value, the value is undefined.
      const { affiliateCode, captcha, mobileNum = '', verificationCode } = values
      const linkCode = affiliateCode === '' ? null : await findCode()
      if (
        affiliateCode &&
        affiliateCode !== linkCode &&
        !(await fetchAffiliateCodeValidity(api, affiliateCode, getHostName()))
      ) {
        throw new RegistrationFieldError('affiliateCode', 'register.invitation_code_error')
      }
      const checked = { affiliateCode: affiliateCode ?? linkCode ?? '' }
      if (captcha && !(await verifyCaptcha(api, captchaId, captcha)))
        throw new RegistrationFieldError('captcha', 'error.captcha')
      if (identity) return { ...checked, firebase: { channel: identity.provider, idToken: identity.idToken } }
      const idToken =
        verificationCode === undefined
          ? null
          : await codes.verify({ mobileNo: mobileNum, countryDialingCode }, verificationCode)
      return { ...checked, firebase: idToken === null ? undefined : { channel: 'sms', idToken } }
    },
    onRegistered: (session, { values }) => {
      storage.remove('registerDraft')
      notify.notice(t('register.in_registered_successfully'))
      onRegistered(session, {
        login: values.username || values.mobileNum || session.userName,
        password: values.password || undefined,
      })
    },
    onFailed: (error) => {
      wait.handleFailure(error)
      const refusedField = error instanceof ApiError ? error.data?.field : undefined
      // The form has no separate field for the dialling code, so the mobile number shows the error of the dialling
      // code.
      const field = fields.find(
        ({ name }) => name === (refusedField === 'countryDialingCode' ? 'mobileNum' : refusedField),
      )?.name
      if (error instanceof RegistrationFieldError) {
        if (error.field === 'affiliateCode') notify.notice(t(error.text), FAIL_TOAST_DURATION_MS)
        fail(error.field, error.text)
      } else if (field) fail(field, getRefusalMessageId(error))
      else setProblem(getRefusalMessageId(error))
      // A captcha is valid only one time. Do not replace the captcha while the result of the registration is unknown,
      // because the form may repeat the same registration.
      if (
        asks('captcha') &&
        (error instanceof RegistrationFieldError
          ? error.field === 'captcha'
          : error instanceof ApiError && error.kind === 'refused')
      )
        newCaptcha()
    },
  })

  const send = (values: RegistrationValues) => {
    if (wait.isRunning) return
    const { values: clean } = verifyRegistration(values, fields, rules, dialling.code)
    const request: RegistrationRequest = {
      values: clean,
      countryDialingCode: asks('mobileNum') ? dialling.code : '',
      captchaId: asks('captcha') ? captchaId : '',
    }
    call.send(request)
  }
  const keep = (country = dialling.country) => saveRegistrationDraft(storage, getValues(), country)
  const typedNames = fields.map(({ name }) => name)

  return {
    dialling: {
      ...dialling,
      choose: (country: string) => {
        dialling.choose(country)
        keep(country)
      },
    },
    code,
    captchaId,
    newCaptcha,
    problem: problem && t(problem),
    busy: call.busy,
    /** The label of the submit button while the platform requires a wait. */
    wait: wait.label,
    /** Returns the props for the input of a field. */
    inputOf: ({ name, required }: RegistrationFormField) => ({
      ...register(name, name === 'password' ? { deps: ['confirmPassword'] } : {}),
      name,
      required,
      error: errorText(name),
    }),
    keep: () => keep(),
    submit: useSubmitWithAutofill(typedNames, setValue, (event) => {
      if (!wait.isRunning) setProblem(null)
      void handleSubmit(send)(event)
    }),
    sendCode: () => {
      const { pass, value, message } = numberOf(getValues('mobileNum'))
      if (!pass) {
        // `long` has its own error text. The text of `short` contains the minimum number of digits and serves for all
        // other errors (AUTH-067).
        setError('mobileNum', { type: message.kind === 'long' ? 'long' : 'short' })
        setFocus('mobileNum')
        return
      }
      clearErrors('mobileNum')
      code.send((captcha) => codes.send({ mobileNo: value, countryDialingCode: dialling.code }, captcha))
    },
  }

  function errorText(name: RegistrationFieldName): string | undefined {
    const error = formState.errors[name]
    if (!error) return undefined
    if (error.type === 'platform') return t(error.message as MessageId)
    return formatRegistrationError(
      t,
      name,
      error.type as InvalidFieldReason['kind'],
      getValidationRule(rules, name, dialling.code),
    )
  }
}
