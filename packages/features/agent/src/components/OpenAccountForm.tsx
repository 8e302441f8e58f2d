import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { getRefusalMessageId, invalidate } from '@lobby/platform/query'
import { useMemberMutation } from '@lobby/platform/session'
import { compilePattern, buildValidationRules, verifyField, type InvalidFieldReason } from '@lobby/platform/validation'
import { Button, FormNotice, PasswordField, SubmitButton, TextField } from '@lobby/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { getNewAccountRateBounds } from '../model/rates.ts'
import { suggestPassword } from '../model/suggestPassword.ts'
import { useOffscreenToast } from '../model/useOffscreenToast.ts'
import { useRebateRateFields } from '../model/useRebateRateFields.ts'
import { useRefetchAfterFailure } from '../model/useRefetchAfterFailure.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import {
  accountValidationRulesQuery,
  requestDownlineAccount,
  type NewDownlineAccountInput,
} from '../queries/openAccount.ts'
import type { RebateRate } from '../queries/rates.ts'
import { DOWNLINE_QUERY_KEY_PREFIX } from '../queries/agentQueryParameters.ts'
import styles from './OpenAccountForm.module.css'
import { NewAccountRebateRates } from './NewAccountRebateRates.tsx'
import { NewAccountRoleField } from './NewAccountRoleField.tsx'

/**
 * The credentials of a newly opened account, which the agent passes on to the owner of the account. They are not stored
 * anywhere else.
 */
export type OpenedAccountCredentials = Pick<NewDownlineAccountInput, 'username' | 'password' | 'agent'>

export interface OpenAccountFormProps {
  /** The agent's own rebate rates. */
  readonly ownRates: readonly RebateRate[]
  /** True while the tab of the form is selected. */
  readonly isVisible: boolean
  readonly onOpened: (account: OpenedAccountCredentials) => void
}

// The registration form allows a password that starts or ends with spaces. This form rejects such a password, because
// the owner of the account could not see the spaces when the agent passes the password on.
const hasSpaceAtEnd = (text: string) => text !== text.trim()

/**
 * Opens an account directly below the agent, with a username, an initial password and the rebate rates that the agent
 * passes on. Shows a refusal at the field that caused it.
 */
export function OpenAccountForm({ ownRates, isVisible, onOpened }: OpenAccountFormProps) {
  const t = useText()
  const scope = useAgentQueryParameters()
  const queries = useQueryClient()
  const sent = useQuery(accountValidationRulesQuery(scope)).data
  const rules = useMemo(() => buildValidationRules(sent?.rules ?? [], compilePattern), [sent])
  const [agent, setAgent] = useState(false)
  const [values, setValues] = useState({ username: '', password: '' })
  const [sentValues, setSentValues] = useState(values)
  const [left, setLeft] = useState<readonly string[]>([])
  const bounds = useMemo(() => getNewAccountRateBounds(ownRates), [ownRates])
  const rates = useRebateRateFields(bounds)
  const refetching = useRefetchAfterFailure(DOWNLINE_QUERY_KEY_PREFIX)
  const away = useOffscreenToast(isVisible)
  const { send, isBusy, error, sendAgain } = useMemberMutation<NewDownlineAccountInput, { account: string }>({
    mutationKey: ['openAccount'],
    call: (account, key) => {
      const name = account.username
      return away.withReport(() => refetching(() => requestDownlineAccount(scope.api, account, key)), {
        refused: (reason) => t('downline.open.away.refused', { name, reason }),
        unknown: t('downline.open.away.unknown', { name }),
      })
    },
    onDone: ({ account }, { password, agent: isAgent }) => {
      onOpened({ username: account, password, agent: isAgent })
      away.notify(t('downline.open.away.done', { name: account }))
      invalidate(queries, DOWNLINE_QUERY_KEY_PREFIX)
    },
  })

  const verdicts = {
    username: verifyField('username', values.username, { required: true, rules }),
    password: verifyField('password', values.password, { required: true, rules }),
  }
  const refused = error instanceof ApiError ? error.data?.field : undefined
  const atField = refused === 'username' || refused === 'password'
  const spaced = hasSpaceAtEnd(values.password)
  const formatProblem = (name: 'username' | 'password', { kind, min = 1, max = 64 }: InvalidFieldReason) => {
    if (kind === 'required') return t('downline.open.required')
    return kind === 'short' || kind === 'long'
      ? t('downline.open.length', { min, max })
      : t(`downline.open.${name}.format`)
  }
  const field = (name: 'username' | 'password') => {
    const { message } = verdicts[name]
    const wrong =
      name === 'password' && spaced ? t('downline.open.password.spaces') : message && formatProblem(name, message)
    const shownError =
      left.includes(name) && wrong
        ? wrong
        : refused === name && values[name] === sentValues[name]
          ? t(getRefusalMessageId(error))
          : undefined
    return {
      value: values[name],
      error: shownError,
      onBlur: () => values[name] !== '' && setLeft([...left, name]),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setValues({ ...values, [name]: target.value }),
    }
  }
  const { username, password } = rules
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setLeft(['username', 'password'])
        if (verdicts.username.pass && verdicts.password.pass && !spaced && rates.allRates) {
          setSentValues(values)
          send({
            username: verdicts.username.value,
            password: verdicts.password.value,
            agent,
            rates: rates.allRates.filter(({ rateBasisPoints }) => rateBasisPoints > 0),
          })
        }
      }}>
      <NewAccountRoleField agent={agent} onChange={setAgent} />
      <TextField
        label={t('downline.open.username')}
        hint={t('downline.open.username.hint', { min: username.minLength ?? 1, max: username.maxLength ?? 16 })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        {...field('username')}
      />
      <div className={styles.password}>
        <PasswordField
          label={t('downline.open.password')}
          hint={t('downline.open.password.hint', { min: password.minLength ?? 6 })}
          showLabel={t('downline.open.show')}
          hideLabel={t('downline.open.hide')}
          autoComplete="new-password"
          required
          {...field('password')}
        />
        <Button size="s" onClick={() => setValues({ ...values, password: suggestPassword() })}>
          {t('downline.open.suggest')}
        </Button>
      </div>
      <NewAccountRebateRates rates={rates} />
      {sendAgain ? (
        <FormNotice
          tone="info"
          action={
            <Button size="s" busy={isBusy} onClick={sendAgain}>
              {t('wallet.again.send')}
            </Button>
          }>
          {t('wallet.again')}
        </FormNotice>
      ) : (
        <FormNotice>{error !== null && !atField && t(getRefusalMessageId(error))}</FormNotice>
      )}
      <SubmitButton busy={isBusy} reason={rates.allRates === undefined ? t('downline.rates.reason') : undefined}>
        {t('downline.open.submit')}
      </SubmitButton>
    </form>
  )
}
