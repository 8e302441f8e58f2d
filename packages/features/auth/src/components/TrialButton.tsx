import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useNotify } from '@lobby/platform/ports'
import { messageFor, useSingleMutation, useTrialApi } from '@lobby/platform/query'
import { useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { Button, FormNotice } from '@lobby/ui'

export interface TrialButtonProps {
  /** After the session is stored. */
  readonly onSignedIn: () => void
  /** `brand` where it is the one action of a screen. */
  readonly tone?: 'plain' | 'brand'
}

/** How long the loading message may stand, in milliseconds (AUTH-134): until the answer. */
const patience = 9_999_000

/** Test play: a trial account with play money, without a registration (specification part 1, section 2). */
export function TrialButton({ onSignedIn, tone = 'plain' }: TrialButtonProps) {
  const t = useText()
  const api = useTrialApi()
  const notify = useNotify()
  const storage = useStorage()
  const session = useSessionStore()
  const { trialCode } = useMerchant()
  const {
    mutate: play,
    isPending,
    error,
  } = useSingleMutation({
    mutationKey: ['trialPlay'],
    mutationFn: async () => {
      const hide = notify.loading(t('core.in_please_wait'), patience)
      try {
        // Its calls come at the press: few make it.
        const { playForFun } = await import('../queries/trial.ts').catch((cause: unknown) => {
          throw new ApiError('network', { operation: 'trialPlay', cause })
        })
        const { token, userName, customerType } = await playForFun({ api, storage })
        session.signIn({ token, userName, merchantCode: trialCode, type: customerType, firstTimeLogin: false })
        onSignedIn()
      } finally {
        hide()
      }
    },
  })

  return (
    <>
      <Button tone={tone} size="l" wide busy={isPending} onClick={() => play()}>
        {t('auth.trial')}
      </Button>
      <FormNotice>{error !== null && t(messageFor(error))}</FormNotice>
    </>
  )
}
