import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { isUnknown } from '@lobby/platform/money'
import type { MemberCall } from '@lobby/platform/session'
import { Button, FormNotice } from '@lobby/ui'

/** What there is to say of a call about a contract: that it was refused, that its answer was lost, or that it waits for a press after a new sign-in. */
export function CallNotice({ call: { error, again, busy } }: { readonly call: Pick<MemberCall<never>, 'error' | 'again' | 'busy'> }) {
  const t = useText()
  if (again) {
    const action = (
      <Button size="s" busy={busy} onClick={again}>
        {t('contracts.again.send')}
      </Button>
    )
    return (
      <FormNotice tone="info" action={action}>
        {t('contracts.again')}
      </FormNotice>
    )
  }
  if (error === null) return null
  return isUnknown(error) ? <FormNotice tone="warn">{t('contracts.lost')}</FormNotice> : <FormNotice>{t(refusalText(error))}</FormNotice>
}
