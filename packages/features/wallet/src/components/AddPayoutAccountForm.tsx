import { addPayoutAccount } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { useMemberMutation } from '@lobby/platform/session'
import { Chips, SegmentedControl, SelectSheet, TextField } from '@lobby/ui'
import { checkPixKey, pixKeyTypes, type PixKeyType } from '../model/checkPixKey.ts'
import { useFormFields } from '../model/useFormFields.ts'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import type { PayoutAccounts } from '../queries/withdrawals.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { SheetForm } from './SheetForm.tsx'

export interface AddPayoutAccountFormProps {
  readonly banks: PayoutAccounts['banks']
  /** Called with the updated list of payout accounts. */
  readonly onDone: (accounts: PayoutAccounts) => void
  readonly onClose: () => void
}

const empty = {
  kind: 'PIX',
  keyType: 'CPF',
  key: '',
  bankCode: '',
  branch: '',
  account: '',
  holder: '',
  paymentPassword: '',
}
type Values = typeof empty

/** Builds the request body from the typed values: a Pix key or a bank account. */
const toRequestBody = ({ kind, keyType, key, bankCode, branch, account, holder, paymentPassword }: Values) =>
  kind === 'PIX'
    ? { kind: 'PIX' as const, keyType: keyType as PixKeyType, key, holder, paymentPassword }
    : { kind: 'BANK' as const, bankCode, branch, account, holder, paymentPassword }

/** The on-screen keyboard for each type of Pix key. */
const inputModes = { CPF: 'numeric', PHONE: 'tel', EMAIL: 'email', RANDOM: 'text' } as const

/**
 * Renders the form that adds a payout account: a Pix key or a bank account in the member's name. The form requires the
 * payment password.
 */
export function AddPayoutAccountForm({ banks, onDone, onClose }: AddPayoutAccountFormProps) {
  const t = useText()
  const { api } = useWalletQueryParameters()
  const { send, isBusy, error } = useMemberMutation({
    mutationKey: ['addPayoutAccount'],
    call: (values: Values) => api.call(addPayoutAccount, { body: toRequestBody(values) }),
    onDone,
  })
  const { field, validate, values, set, notice } = useFormFields(empty, error, (name, { keyType, key }) =>
    name === 'key' ? checkPixKey(keyType as PixKeyType, key) : undefined,
  )
  const isPix = values.kind === 'PIX'
  const type = values.keyType as PixKeyType
  const bank = field('bankCode')
  return (
    <SheetForm
      title={t('withdraw.account.add')}
      submitLabel={t('withdraw.account.save')}
      busy={isBusy}
      notice={notice}
      onSubmit={() =>
        validate(
          isPix ? ['key', 'holder', 'paymentPassword'] : ['bankCode', 'branch', 'account', 'holder', 'paymentPassword'],
        ) && send(values)
      }
      onClose={onClose}>
      <SegmentedControl
        label={t('withdraw.account.kind')}
        value={values.kind}
        onChange={({ target }) => set('kind', target.value)}
        items={[
          { id: 'PIX', label: t('withdraw.account.PIX') },
          { id: 'BANK', label: t('withdraw.account.BANK') },
        ]}
      />
      {isPix ? (
        <>
          <Chips
            label={t('withdraw.key.type')}
            layout="scroll"
            items={pixKeyTypes.map((id) => ({ id, label: t(`withdraw.key.${id}`) }))}
            value={[type]}
            onChange={([id]) => set('keyType', id ?? type)}
          />
          <TextField
            label={t('withdraw.key')}
            inputMode={inputModes[type]}
            autoComplete="off"
            autoCapitalize="none"
            required
            {...field('key')}
          />
        </>
      ) : (
        <>
          <SelectSheet
            label={t('withdraw.bank')}
            placeholder={t('withdraw.bank.pick')}
            closeLabel={t('core.close')}
            failedText={t('withdraw.bank.failed')}
            searchLabel={t('withdraw.bank.search')}
            clearLabel={t('core.clear')}
            noneText={t('withdraw.bank.unknown')}
            required
            options={banks.map(({ code, name }) => ({ value: code, label: name, detail: code }))}
            value={values.bankCode}
            onChange={(code) => set('bankCode', code)}
            error={bank.error}
          />
          <TextField
            label={t('withdraw.branch')}
            inputMode="numeric"
            autoComplete="off"
            required
            {...field('branch')}
          />
          <TextField label={t('withdraw.account')} autoComplete="off" required {...field('account')} />
        </>
      )}
      <TextField
        label={t('withdraw.holder')}
        hint={t('withdraw.holder.hint')}
        autoComplete="name"
        required
        {...field('holder')}
      />
      <PaymentPasswordField label={t('withdraw.password')} {...field('paymentPassword')} />
    </SheetForm>
  )
}
