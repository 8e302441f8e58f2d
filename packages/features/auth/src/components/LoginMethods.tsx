import { useLoadTexts, useText, type MessageId } from '@lobby/i18n'
import { messageFor } from '@lobby/platform/query'
import { FormNotice, Segmented } from '@lobby/ui'
import { useRef, useState, type ComponentType } from 'react'
import type { Login } from '../model/useLogin.ts'

/** The form of one method of signing in. */
export type LoginMethodForm = ComponentType<{ readonly login: Login }>

export interface LoginMethodsProps {
  /** The form of the chosen method; null for the username's, which is there already. */
  readonly onChosen: (form: LoginMethodForm | null) => void
}

const methods = ['username', 'mobile'] as const
type Method = (typeof methods)[number]

/** The tabs of the methods of signing in (AUTH-091), the username first (AUTH-092). A form that does not come leaves the one that is there. */
export function LoginMethods({ onChosen }: LoginMethodsProps) {
  const t = useText()
  const loadTexts = useLoadTexts()
  const [chosen, setChosen] = useState<Method>('username')
  const [problem, setProblem] = useState<MessageId | null>(null)
  const wanted = useRef<Method>('username')

  const mobileLogin = async () => {
    // A code that is not sent says why at once.
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
      setProblem(messageFor(error))
      setChosen('username')
    }
  }

  return (
    <>
      <Segmented
        label={t('mobile.method')}
        items={methods.map((id) => ({ id, label: t(`mobile.method.${id}`) }))}
        value={chosen}
        onChange={(event) => void choose(event.target.value === 'mobile' ? 'mobile' : 'username')}
      />
      <FormNotice>{problem && t(problem)}</FormNotice>
    </>
  )
}
