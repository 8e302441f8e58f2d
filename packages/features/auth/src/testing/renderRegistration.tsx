import type { Capability } from '@lobby/merchant'
import type { PlatformResponses, TestSiteOptions } from '@lobby/platform/testing'
import { renderScreen, type RenderedScreen } from '@lobby/platform/testing/render-screen'
import {
  registrationFieldNames,
  type RegistrationFieldName,
  type ServerRegistrationField,
  type ServerValidationRule,
} from '@lobby/platform/validation'
import { expect } from 'vitest'
import { locators, page, type Locator } from 'vitest/browser'
import { RegisterScreen } from '../screens/RegisterScreen.tsx'
import { loadThirdPartySignIn, type LoadThirdPartySignIn } from '../thirdParty/loadThirdPartySignIn.ts'
import { ThirdPartySignInLoaderProvider } from '../thirdParty/useThirdPartySignInLoader.ts'
import { createPlatformKeysFixture } from './createPlatformKeysFixture.ts'

export interface RenderRegistrationOptions {
  readonly flags?: readonly Capability[]
  /** The fields that the platform asks for. A name with `!` marks a required field. */
  readonly fields?: readonly (RegistrationFieldName | `${RegistrationFieldName}!`)[]
  readonly rules?: readonly ServerValidationRule[]
  /** The responses to the registrations, in order. Further registrations get the last response. */
  readonly register?: readonly (() => Response | Promise<Response>)[]
  readonly answers?: PlatformResponses
  readonly thirdParty?: LoadThirdPartySignIn
  /** The query string of `/m/register`. */
  readonly search?: string
  readonly site?: Pick<TestSiteOptions, 'merchant' | 'backend' | 'visit' | 'session'>
}

export interface RenderedRegistration extends Omit<RenderedScreen, 'asked' | 'requests' | 'sent'> {
  /** The decrypted bodies of the registration calls. */
  readonly sent: readonly Record<string, unknown>[]
  readonly requests: readonly Request[]
  readonly box: (name: RegistrationFieldName) => HTMLInputElement | null
  /** Waits for the input of a field and returns its locator. */
  readonly field: (name: RegistrationFieldName) => Promise<Locator>
  readonly type: (values: Readonly<Partial<Record<RegistrationFieldName, string>>>) => Promise<void>
  /** Ticks the checkboxes of the age and the agreement. */
  readonly agree: () => Promise<void>
  readonly submit: () => Promise<void>
  /** Returns the method and the query of each recorded call of a path. */
  readonly asked: (path: string) => string[]
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    readonly getByInputName: (name: string) => Locator
  }
}
// Use a CSS selector by name: `page.elementLocator` would search for the shortest selector of the input, which takes
// longer than filling it in.
locators.extend({ getByInputName: (name: string) => `css=input[name="${name}"]` })

const member = { token: 'token-of-bia-0123', userName: 'bia', customerType: 0, firstTimeLogin: true }
export const createRegistrationRefusalResponse = (errorCode: string, data?: object) =>
  Response.json({ success: false, errorCode, message: 'No', ...(data && { data }) })

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
const countries = [
  { code: 'BR', name: 'Brazil', diallingCode: '55' },
  { code: 'PT', name: 'Portugal', diallingCode: '351' },
]
const keys = createPlatformKeysFixture()

const settingsOf = (fields: NonNullable<RenderRegistrationOptions['fields']>): ServerRegistrationField[] =>
  fields.map((field) => ({ name: field.replace('!', ''), enabled: true, required: field.endsWith('!') }))

/** Renders the registration screen. The mocked platform asks for these fields. */
export async function renderRegistration(init: RenderRegistrationOptions = {}): Promise<RenderedRegistration> {
  const {
    flags = ['usernameRegistration'],
    fields = ['username!', 'password!', 'confirmPassword!'],
    rules = [],
    register = [],
    search = '',
  } = init
  const { encryptionKey, open } = await keys
  const sent: Record<string, unknown>[] = []
  const requests: Request[] = []
  const rendered = await renderScreen(
    <ThirdPartySignInLoaderProvider value={init.thirdParty ?? loadThirdPartySignIn}>
      <RegisterScreen serviceLink="Customer service" />
    </ThirdPartySignInLoaderProvider>,
    {
      path: `/m/register${search}`,
      guest: true,
      ...init.site,
      merchant: { encryptionKey, flags, ...init.site?.merchant },
      answers: {
        'GET /wps/captcha/get': { value: pixel },
        'GET /wps/account/registerSettings': { value: { fields: settingsOf(fields) } },
        'GET /wps/account/registerValidation': { value: { rules } },
        'GET /wps/announcement/register': { value: [] },
        'GET /wps/system/countryList': { value: countries },
        'GET /wps/account/verification': { value: true },
        'PUT /wps/account/register': async (request) => {
          requests.push(request.clone())
          sent.push(await open(request))
          return (
            register[Math.min(sent.length, register.length) - 1]?.() ?? Response.json({ success: true, value: member })
          )
        },
        ...init.answers,
      },
    },
  )
  const { screen } = rendered
  const box = (name: RegistrationFieldName) => screen.container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const field = async (name: RegistrationFieldName) => {
    await expect.poll(() => box(name)).not.toBeNull()
    return page.getByInputName(name)
  }
  return {
    ...rendered,
    sent,
    requests,
    box,
    field,
    type: async (values) => {
      for (const name of registrationFieldNames) {
        const value = values[name]
        if (value === undefined) continue
        await (await field(name)).fill(value)
      }
    },
    agree: async () => {
      await screen.getByRole('checkbox', { name: /or older/ }).click()
      await screen.getByRole('checkbox', { name: /user agreement/ }).click()
    },
    submit: () => screen.getByRole('button', { name: 'Create account' }).click(),
    asked: (path) => rendered.site.fetch.asked.filter((call) => call.split(' ')[1]?.split('?')[0] === path),
  }
}
