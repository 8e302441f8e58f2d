import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { useMemberCall } from '@lobby/platform/session'
import { Button, FormNotice, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useRates } from '../model/useRates.ts'
import { useScope } from '../model/useScope.ts'
import { saveRates, type MemberRates, type Rate } from '../queries/rates.ts'
import { RateFields } from './RateFields.tsx'
import styles from './RatesSheet.module.css'

export interface RatesSheetProps {
  readonly member: Pick<MemberRates, 'memberId' | 'account' | 'rates'>
  readonly onSaved: (member: MemberRates) => void
  readonly onClose: () => void
}

/** The rates of a member directly below: within the agent's own, and not below what the member has passed on. What is refused stays as typed. */
export function RatesSheet({ member, onSaved, onClose }: RatesSheetProps) {
  const t = useText()
  const { api } = useScope()
  const rates = useRates(member.rates)
  const { send, busy, error, again } = useMemberCall<readonly Rate[], MemberRates>({ call: (changed) => saveRates(api, member.memberId, changed), onDone: onSaved })
  const reason = rates.all === undefined ? t('downline.rates.reason') : rates.changed.length === 0 ? t('downline.rates.reason.same') : undefined
  const action = again && (
    <Button size="s" busy={busy} onClick={again}>
      {t('wallet.again.send')}
    </Button>
  )
  return (
    <Sheet open onOpenChange={(open) => !open && !busy && onClose()} title={t('downline.rates.of', { name: member.account })} closeLabel={t('core.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (reason === undefined) send(rates.changed)
        }}
      >
        <p className={styles.text}>{t('downline.rates.bounds.text', { name: member.account })}</p>
        <RateFields rates={rates} />
        {again ? (
          <FormNotice tone="info" action={action}>
            {t('wallet.again')}
          </FormNotice>
        ) : (
          <FormNotice>{error !== null && t(refusalText(error))}</FormNotice>
        )}
        <SubmitButton busy={busy} reason={reason}>
          {t('downline.rates.save')}
        </SubmitButton>
      </form>
    </Sheet>
  )
}
