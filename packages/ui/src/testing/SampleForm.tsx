import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import {
  CaptchaField,
  Checkbox,
  VerificationCodeField,
  DateField,
  FormNotice,
  Page,
  PasswordField,
  PhoneField,
  Section,
  SegmentedControl,
  SelectSheet,
  SubmitButton,
  TextField,
} from '../index.ts'
import { createCaptchaPictureFixture } from './createCaptchaPictureFixture.ts'
import { diallingCodeFixtures } from './diallingCodeFixtures.ts'
import styles from './SampleStates.module.css'

export interface SampleFormFields {
  readonly method: string
  readonly username: string
  readonly password: string
  readonly dial: string
  readonly mobile: string
  readonly code: string
  readonly birthday: string
  readonly country: string
  readonly captcha: string
  readonly agreed: boolean
}

export interface SampleFormProps {
  readonly onValid?: (fields: SampleFormFields) => void
}

const defaultValues: SampleFormFields = {
  method: 'username',
  username: '',
  password: '',
  dial: 'BR',
  mobile: '',
  code: '',
  birthday: '',
  country: '',
  captcha: '',
  agreed: false,
}
const sheet = {
  searchLabel: 'Search countries',
  clearLabel: 'Clear',
  noneText: 'No country found.',
  closeLabel: 'Close',
  failedText: 'The list did not come. Press to try again.',
} as const
const noop = () => {}

/** Renders a form with every field component. It uses react-hook-form, as the forms of the site do. */
export function SampleForm({ onValid = noop }: SampleFormProps) {
  const { register, control, handleSubmit, formState } = useForm<SampleFormFields>({ defaultValues })
  const { errors, isSubmitted } = formState
  const [secondsLeft, setSecondsLeft] = useState(0)
  const agreed = useWatch({ control, name: 'agreed' })
  const registerRequired = (name: keyof SampleFormFields, message: string) => ({
    ...register(name, { required: message }),
    required: true,
    error: errors[name]?.message,
  })
  return (
    <Page>
      <Section title="Register">
        <form className={styles.stack} noValidate onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <SegmentedControl
            {...register('method')}
            label="Register by"
            items={[
              { id: 'username', label: 'Username' },
              { id: 'mobile', label: 'Mobile number' },
            ]}
          />
          <TextField
            {...registerRequired('username', 'Write a username.')}
            label="Username"
            clearLabel="Clear"
            autoComplete="username"
          />
          <PasswordField
            {...registerRequired('password', 'Write a password.')}
            label="Password"
            autoComplete="new-password"
            clearLabel="Clear"
            showLabel="Show password"
            hideLabel="Hide password"
          />
          <Controller
            control={control}
            name="dial"
            render={({ field }) => (
              <PhoneField
                {...registerRequired('mobile', 'Write your number.')}
                {...sheet}
                label="Mobile number"
                codes={diallingCodeFixtures}
                code={field.value}
                onCode={field.onChange}
                codeLabel="Country code"
              />
            )}
          />
          <VerificationCodeField
            {...registerRequired('code', 'Write the code that we sent.')}
            label="Code"
            sendLabel="Send code"
            waitLabel={(seconds) => `Again in ${seconds} s`}
            secondsLeft={secondsLeft}
            onSend={() => setSecondsLeft(60)}
          />
          <DateField
            {...registerRequired('birthday', 'Choose your birthday.')}
            label="Birthday"
            autoComplete="bday"
            max="2008-11-20"
          />
          <Controller
            control={control}
            name="country"
            rules={{ required: 'Choose where you live.' }}
            render={({ field, fieldState }) => (
              <SelectSheet
                {...field}
                {...sheet}
                label="Country"
                options={diallingCodeFixtures}
                placeholder="Choose"
                required
                error={fieldState.error?.message}
              />
            )}
          />
          <CaptchaField
            {...registerRequired('captcha', 'Write the digits of the picture.')}
            label="Digits of the picture"
            picture={createCaptchaPictureFixture('40718')}
            onRefresh={noop}
            refreshLabel="Another picture"
            failedText="Try again"
            loadingLabel="Loading"
          />
          <Checkbox
            {...register('agreed')}
            label={
              <>
                I am 18 or older and accept the <a href="#terms">terms</a> and the{' '}
                <button type="button">privacy notice</button>.
              </>
            }
          />
          <FormNotice>{isSubmitted && Object.keys(errors).length > 0 && 'Some fields are still empty.'}</FormNotice>
          <SubmitButton reason={!agreed && 'Accept the terms first.'}>Register</SubmitButton>
        </form>
      </Section>
    </Page>
  )
}
