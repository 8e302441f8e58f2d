import { useLoadTexts, useText, type MessageId } from '@lobby/i18n'
import { getErrorMessageId } from '@lobby/platform/query'
import { FormNotice, SegmentedControl } from '@lobby/ui'
import { useRef, useState, type ComponentType } from 'react'
import type { LoginFormState } from '../model/useLoginFormState.ts'

/** The component with the form of one sign-in method. */
export type LoginMethodForm = ComponentType<{ readonly login: LoginFormState }>

export interface LoginMethodsProps {
  /** Called with the form of the chosen sign-in method; null for the username method, whose form is always loaded. */
  readonly onChosen: (form: LoginMethodForm | null) => void
}

const methods = ['username', 'mobile'] as const
type Method = (typeof methods)[number]

/**
 * Renders the tabs of the sign-in methods (AUTH-091), the username method first (AUTH-092). If the form of the chosen
 * method fails to load, the current form stays.
 */
export function LoginMethods({ onChosen }: LoginMethodsProps) {
  const t = useText()
  const loadTexts = useLoadTexts()
  const [chosen, setChosen] = useState<Method>('username')
  const [problem, setProblem] = useState<MessageId | null>(null)
  const wanted = useRef<Method>('username')

  const mobileLogin = async () => {
    // Load the error texts together with the form, so that the form can explain immediately why a code was not sent.
    const [module] = await Promise.all([import('./MobileLogin.tsx'), loadTexts(['errors'])])
    return module.MobileLogin
  }

  const choose = async (method: Method) => {
    wanted.current = method
    setChosen(method)
    setProblem(null)
    try {
      const form = method === 'mobile' ? await mobileLogin() : null
      if (wanted.current === method) onChosen(form)
    } catch (error) {
      if (wanted.current !== method) return
      setProblem(getErrorMessageId(error))
      setChosen('username')
    }
  }

  return (
    <>
      <SegmentedControl
        label={t('mobile.method')}
        items={methods.map((id) => ({ id, label: t(`mobile.method.${id}`) }))}
        value={chosen}
        onChange={(event) => void choose(event.target.value === 'mobile' ? 'mobile' : 'username')}
      />
      <FormNotice>{problem && t(problem)}</FormNotice>
    </>
  )
}
